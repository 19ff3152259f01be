import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { offerOthersSaved } from '@/app/others-saved';
import { useNotices } from '@/app/notices';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import { clearSession, startSession, useSession } from '@/features/session/session-store';
import { useApiServer } from '../support/api-server';
import { signIn } from '../support/system-client';
import { openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

afterEach(() => {
  act(() => clearSession());
  useBomStore.setState(useBomStore.getInitialState(), true);
});

const PAIR = 'hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15';
const OTHER = '/home/taxOriginSearch?hs=610910&from=CN&to=JP&date=2026-12-15';
const OLD = '/home/taxOriginSearch?hs=850760&from=CN&to=KR&date=2026-12-15';

const saved = (label: string, address: string, keptAt = '2026-01-02T00:00:00.000Z') => ({
  label,
  address,
  keptAt,
});
const saveUnder = (key: string, list: object[]) => localStorage.setItem(`rcep:${key}`, JSON.stringify(list));

/** Somebody signs in while the page is open: its frame loads the user behind it. */
async function comes(username: string): Promise<void> {
  const token = await signIn(username);
  act(() => startSession(token, null));
  await waitFor(() => expect(useSession.getState().isLoaded).toBe(true), PATIENCE);
}
const leaves = () => act(() => clearSession());

async function openSaved() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '保存到我的查询' }));
  const dialog = within(await screen.findByRole('dialog', { name: '我的查询' }, PATIENCE));
  return {
    names: () =>
      dialog
        .queryAllByRole('link')
        .filter((link) => link.closest('li'))
        .map((link) => link.textContent),
    offer: () => dialog.queryByText(/登录前.*收藏了 \d+ 条/),
    takeOver: () => user.click(dialog.getByRole('button', { name: '保存到我的账号' })),
    keep: () => user.click(dialog.getByRole('button', { name: '保存' })),
    close: () => user.click(dialog.getByRole('button', { name: '关闭' })),
  };
}

describe('"drafts and kept things live in local storage by user id"', () => {
  it('what a visitor saved is offered to who signs in, taken over without doubles, or left', async () => {
    saveUnder('kept-queries', [saved('充电电池', OLD), saved('T 恤', OTHER)]);
    await openTariff(PAIR);
    await wholePage();
    const visitors = await openSaved();
    expect(visitors.names()).toEqual(['充电电池', 'T 恤']);
    expect(visitors.offer()).toBeNull();
    await visitors.close();

    saveUnder('draft:3:kept-queries', [saved('我的 T 恤', OTHER)]);
    await comes('editor');
    const first = await openSaved();
    expect(first.names()).toEqual(['我的 T 恤']);
    expect(first.offer()).toHaveTextContent('1 条');
    await first.close();
    const again = await openSaved();
    expect(again.names()).toEqual(['我的 T 恤']);
    await again.takeOver();
    expect(again.names().toSorted()).toEqual(['充电电池', '我的 T 恤']);
    expect(again.offer()).toBeNull();
    await again.close();

    leaves();
    const after = await openSaved();
    expect(after.names()).toEqual([]);
  });

  it('"are deleted when another user signs in": M5, not before a file of them was offered, and unseen until then', async () => {
    await openTariff(PAIR);
    await wholePage();
    await comes('editor');
    const editors = await openSaved();
    await editors.keep();
    expect(editors.names()).toHaveLength(1);
    await editors.close();
    leaves();
    expect(localStorage.getItem('rcep:draft:3:kept')).not.toBeNull();

    await comes('viewer');
    const viewers = await openSaved();
    expect(viewers.names()).toEqual([]);
    expect(viewers.offer()).toBeNull();
    const ofTheEditor = () => Object.keys(localStorage).filter((key) => key.startsWith('rcep:draft:3:'));
    expect(ofTheEditor()).toEqual(['rcep:draft:3:kept']);
    const offer = offerOthersSaved();
    await waitFor(() => expect(useNotices.getState().question?.labels).toBeDefined(), PATIENCE);
    act(() => useNotices.getState().question?.answer(false));
    await act(() => offer);
    expect(ofTheEditor()).toEqual([]);
  });

  it('the bill of materials on the page is that of who reads it', async () => {
    const user = userEvent.setup();
    await openTariff(PAIR);
    await wholePage();
    // Drawn again for each reader.
    const own = () => within(screen.getByRole('region', { name: /我的产品合格吗/ }));
    await user.click(own().getByRole('button', { name: '试用示例清单' }));
    expect(await own().findByText('合格（原产）', {}, PATIENCE)).toBeVisible();

    await comes('editor');
    expect(await own().findByText(/填写材料和离岸价/, {}, PATIENCE)).toBeVisible();
    expect(own().queryByText('合格（原产）')).toBeNull();

    leaves();
    expect(await own().findByText('合格（原产）', {}, PATIENCE)).toBeVisible();
  });
});
