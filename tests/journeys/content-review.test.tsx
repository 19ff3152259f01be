import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { parseMenu } from '@/features/menu/parse/parse-menu';
import { clearMenu, setMenu } from '@/features/menu/menu-store';
import { useTabs } from '@/features/tabs/tabs-store';
import ContentPage from '@/pages/console/content/content-page';
import { useApiServer } from '../support/api-server';
import { contentCall as api } from '../support/content-call';
import { call, signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';

useApiServer();

/** An editor writes another English title of a law and sends it to review. */
async function inReview(id: string, titleEn: string, note?: string): Promise<ContentRow> {
  const editor = await signIn('editor');
  const { version, values } = await api(editor, `law/get?id=${id}`);
  const saved = await api(editor, 'law/update', { id, version, values: { ...values, titleEn } });
  return api(editor, 'law/submit', { id, version: saved.version, note });
}

const openLaws = (query: string, user: 'admin' | 'editor' = 'admin') =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'content-words', 'law', 'countries'],
    address: `/content/law${query}`,
    user,
  });

beforeEach(() => useTabs.setState(useTabs.getInitialState(), true));
afterEach(() => act(clearMenu));

async function readMenu(): Promise<void> {
  const token = await signIn('admin');
  const { json } = await call('POST', '/api/v1/system/menu/findMenuTree', { token });
  setMenu(parseMenu(json.data as never, 'http://localhost'));
}

it('a record in review says who sent it, when, and with which note, whatever part of it is open', async () => {
  await inReview('vn-law-1', 'Under review', 'Decree 12 renamed it');
  await openLaws('?state=waiting&record=vn-law-1');
  expect(await screen.findByText(/^示例编辑于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 提交审核。$/)).toBeVisible();
  expect(screen.getByText('Decree 12 renamed it')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '编辑' }));
  expect(await screen.findByText('审核中的记录不能修改。需要修改时，请先退回。')).toBeVisible();
  expect(screen.getByText('Decree 12 renamed it')).toBeVisible();
});

it('once it is published the record no longer says how it was sent to review', async () => {
  await inReview('vn-law-1', 'Under review', 'Decree 12 renamed it');
  await openLaws('?state=waiting&record=vn-law-1');
  const user = userEvent.setup();
  expect(await screen.findByText('Decree 12 renamed it')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(screen.queryByText('Decree 12 renamed it')).toBeNull());
});

it('a reviewer goes on from one waiting record to the next, of whatever kind, without the list', async () => {
  await readMenu();
  await inReview('vn-law-1', 'The first');
  await inReview('vn-law-2', 'The second');
  await openLaws('?state=waiting&record=vn-law-1');
  const next = await screen.findByRole('link', { name: /^下一条待审核：.+（法规）$/ });
  expect(next).toHaveAttribute('href', '#/content/law?state=waiting&record=vn-law-2');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '发布' })).toBeNull());
  await user.click(screen.getByRole('link', { name: /^下一条待审核/ }));
  expect(await screen.findByRole('button', { name: '发布' })).toBeVisible();
  expect(window.location.hash).toContain('record=vn-law-2');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^下一条待审核/ })).toBeNull());
});

it('a record that was not opened from the waiting ones leads to none of them', async () => {
  await readMenu();
  await inReview('vn-law-1', 'The first');
  await inReview('vn-law-2', 'The second');
  await openLaws('?record=vn-law-1');
  expect(await screen.findByRole('button', { name: '发布' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^下一条待审核/ })).toBeNull();
});
