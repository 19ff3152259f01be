import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { WritesNote } from '@/shared/console-ui/edit/writes-note';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import type { Area } from '@/shared/i18n/areas';

const AREAS: readonly Area[] = ['console', 'ui', 'messages'];

beforeAll(async () => {
  await startI18n('zh', AREAS);
  await loadTexts(AREAS);
});

type Undelete = (() => Promise<unknown>) | undefined;

function openList(undelete: Undelete, refuse = false) {
  const calls: string[] = [];
  function List() {
    const { run, runEach, ...writes } = useRowWrites(['rows']);
    const remove = async () => {
      calls.push('delete');
      if (refuse) throw new Error('refused');
    };
    return (
      <>
        <button type="button" onClick={() => void run('delete', remove, '已删除。', undelete)}>
          删除
        </button>
        <button type="button" onClick={() => void run('other', () => Promise.resolve(), '已保存。')}>
          改
        </button>
        <button
          type="button"
          onClick={() =>
            void runEach('each', ['甲', '乙', '丙'], {
              write: (name) => (name === '乙' ? Promise.reject(new Error('no')) : Promise.resolve()),
              nameOf: (name) => name,
              done: '都好了。',
            })
          }
        >
          逐个
        </button>
        <WritesNote writes={writes} />
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  );
  return calls;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('undo of a deletion', () => {
  it('is offered where the list can bring the rows back, and then gone', async () => {
    const undelete = vi.fn(() => Promise.resolve());
    const calls = openList(undelete);
    await press('删除');
    expect(await screen.findByText('已删除，可以撤销。')).toBeVisible();
    await press('撤销删除');
    expect(undelete).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(screen.queryByText('已删除，可以撤销。')).not.toBeInTheDocument());
    expect(calls).toEqual(['delete']);
  });

  it('is not offered where it cannot, nor after a refusal', async () => {
    const calls = openList(undefined);
    await press('删除');
    await vi.waitFor(() => expect(calls).toEqual(['delete']));
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: '撤销删除' })).not.toBeInTheDocument();
  });

  it('is not offered for a deletion that was refused', async () => {
    openList(() => Promise.resolve(), true);
    await press('删除');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: '撤销删除' })).not.toBeInTheDocument();
  });

  it('ends with the next write, and can be closed', async () => {
    openList(() => Promise.resolve());
    await press('删除');
    await screen.findByText('已删除，可以撤销。');
    await press('改');
    await vi.waitFor(() => expect(screen.queryByText('已删除，可以撤销。')).not.toBeInTheDocument());
  });
});

describe('a write of several rows', () => {
  it('goes on after a refusal and says which are left', async () => {
    openList(undefined);
    await press('逐个');
    expect(await screen.findByText(/^已完成 2 项，共 3 项。未完成：乙。/)).toBeVisible();
  });
});
