import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { beforeAll, expect, it, vi } from 'vitest';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['console']));

function Delete({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ content: 'Delete it?' }).then(onAnswer)}>
      delete
    </button>
  );
}

it('a double press opens one question; once it is answered, the next press opens another at once', async () => {
  const user = userEvent.setup();
  const answers = vi.fn<(isConfirmed: boolean) => void>();
  render(
    <App>
      <Delete onAnswer={answers} />
    </App>,
  );
  const button = screen.getByRole('button', { name: 'delete' });
  act(() => {
    button.click();
    button.click();
  });
  const question = await screen.findByRole('dialog');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(answers.mock.calls).toEqual([[false]]);
  await user.click(within(question).getAllByRole('button')[0]!);
  await waitFor(() => expect(answers.mock.calls).toEqual([[false], [false]]));
  act(() => button.click());
  await waitFor(() => expect(screen.getAllByText('Delete it?').length).toBeGreaterThan(0));
  expect(answers).toHaveBeenCalledTimes(2);
});

function Question(question: { isDeletion?: boolean; isUndoable?: boolean }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ content: 'Go on?', ...question })}>
      open
    </button>
  );
}

it.each([
  [{ isDeletion: true }, true],
  [{ isDeletion: true, isUndoable: true }, false],
  [{}, false],
])('%j: says that it is final: %s', async (question, isFinal) => {
  render(
    <App>
      <Question {...question} />
    </App>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'open' }));
  const shown = (await screen.findAllByRole('dialog')).at(-1)!;
  expect(within(shown).queryAllByText('此操作不能撤销。')).toHaveLength(Number(isFinal));
});
