import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SinceLastVisit } from '@/features/last-visit/since-last-visit';
import { markSeen } from '@/features/last-visit/visit-storage';
import { watchVisit } from '@/features/last-visit/watch-visit';
import { wireApi } from '@/app/wiring';
import { ApiScope, forgetServerState } from '@/shared/api/cache/api-scope';
import { startI18n } from '@/shared/i18n/i18n';
import { setOwner } from '@/shared/storage/owner';
import { useApiServer } from '../../../support/api-server';
import { LinkPresses } from '../../../support/link-presses';

useApiServer();
beforeAll(async () => {
  await startI18n('zh', ['saved', 'ui', 'countries', 'messages']);
  wireApi();
});
afterEach(() => {
  setOwner(null);
  forgetServerState();
});

const KEY = 'rcep:draft:visitor:last-visit';
const lastHere = (day: string, key = KEY) =>
  localStorage.setItem(key, JSON.stringify({ seenAt: Date.parse(day), before: null }));
const part = (saved: { kind: string; id: string; address: string }[] = []) => (
  <MemoryRouter>
    <LinkPresses />
    <ApiScope>
      <SinceLastVisit saved={saved} />
    </ApiScope>
  </MemoryRouter>
);
const show = (saved: { kind: string; id: string; address: string }[] = []) => render(part(saved));

describe('since your last visit', () => {
  it('shows nothing at all on the first one', () => {
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
    expect(localStorage.getItem(KEY)).toContain('"before":null');
  });

  it('names five changes, those of saved items first, and leads to all of them', async () => {
    lastHere('2024-11-30T12:00:00Z');
    show([{ kind: 'law', id: 'cn-law-1', address: '/home/lawService/details/cn-law-1' }]);
    expect(await screen.findByText(/2024年11月30日以来有 \d+ 条变化 · 其中 1 条涉及你的收藏/)).toBeVisible();
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent(/中华人民共和国关税法.*施行.*中国.*涉及你的收藏/);
    expect(rows[1]).not.toHaveTextContent('涉及你的收藏');
    expect(screen.getByRole('link', { name: /查看全部 \d+ 条变化/ })).toHaveAttribute(
      'href',
      '#/home/kept?tab=changes&since=2024-11-30',
    );
  });

  it('remembers nothing while it is being drawn', () => {
    renderToString(part());
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('speaks of the visit before, and remembers this one, where everything is drawn twice', async () => {
    lastHere('2024-11-30T12:00:00Z');
    const { rerender } = render(<StrictMode>{part()}</StrictMode>);
    expect(await screen.findByText(/^2024年11月30日以来有 \d+ 条变化/)).toBeVisible();
    expect(markSeen().before).toBe(Date.parse('2024-11-30T12:00:00Z'));
    rerender(<StrictMode>{part()}</StrictMode>);
    expect(screen.getByText(/^2024年11月30日以来有 \d+ 条变化/)).toBeVisible();
  });

  it('speaks of the visit of another owner once that one reads', async () => {
    lastHere('2024-11-30T12:00:00Z');
    lastHere('2025-03-31T12:00:00Z', 'rcep:draft:7:last-visit');
    show();
    expect(await screen.findByText(/^2024年11月30日以来/)).toBeVisible();
    act(() => setOwner('7'));
    expect(await screen.findByText(/^2025年3月31日以来/)).toBeVisible();
    expect(screen.queryByText(/^2024年11月30日以来/)).not.toBeInTheDocument();
  });

  it('says in one sentence that nothing is new', async () => {
    lastHere(new Date(Date.now() - 60 * 60_000).toISOString());
    show();
    expect(await screen.findByText(/^上次来访（\d{4}年\d+月\d+日）之后没有新的变化。$/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the moment of the last visit', () => {
  it('is read again where what is saved is broken', () => {
    for (const broken of ['{', '[]', '{"seenAt":"x","before":null}', '{"seenAt":-1,"before":null}']) {
      localStorage.setItem(KEY, broken);
      expect(markSeen(1000)).toEqual({ seenAt: 1000, before: null });
    }
  });

  it('moves on with activity, at most once a minute, until stopped', () => {
    const moment = () => (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { seenAt: number }).seenAt;
    const stop = watchVisit();
    const first = moment();
    expect(first).toBeGreaterThan(0);
    localStorage.setItem(KEY, JSON.stringify({ seenAt: first - 1, before: null }));
    act(() => void document.dispatchEvent(new Event('pointerdown')));
    expect(moment()).toBe(first - 1);
    stop();
  });
});
