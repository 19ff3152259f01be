import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { queueQuery } from '@/features/work-queue/queue-api';
import { NotificationsBell } from '@/layouts/console/bar/notifications/notifications-bell';
import ContentAuditPage from '@/pages/console/content/content-audit-page';
import ContentPage from '@/pages/console/content/content-page';
import EditionsPage from '@/pages/console/editions/editions-page';
import { WaitingReviews } from '@/pages/console/overview/queue/waiting-reviews';
import { useLanguage } from '@/shared/i18n/use-language';
import { audit } from '../../mocks/content/audit';
import { useApiServer } from '../support/api-server';
import { postEdition, uploadEdition } from '../support/editions';
import { call, signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';

useApiServer();

const NAME = 'Trung Quốc · Việt Nam';
const page = {
  areas: ['content', 'countries', 'content-words', 'notifications'],
  user: 'admin',
  language: 'vi',
} as const;

/** A pair of countries that the editor has sent to review. */
beforeEach(async () => {
  const token = await signIn('editor');
  const path = '/api/v1/content/pair';
  const { version, values } = (await call<ContentRow>('GET', `${path}/get?id=CN-VN`, { token })).json.data;
  const body = { id: 'CN-VN', version, values: { ...values, applies: 'no' } };
  const saved = await call<{ version: number }>('POST', `${path}/update`, { token, body });
  await call('POST', `${path}/submit`, { token, body: { id: 'CN-VN', version: saved.json.data.version } });
});

const Reviews = () => {
  const { data } = useQuery(queueQuery(useLanguage()));
  return data?.reviews ? <WaitingReviews reviews={data.reviews} /> : null;
};

it.each([
  ['list', ContentPage, '/content/pair?state=review'],
  ['log', ContentAuditPage, '/content/audit'],
  ['work queue', Reviews, '/index'],
] as const)('a pair is named in the reader’s language: %s', async (_place, Page, address) => {
  await openConsolePage({ ...page, page: Page, address });
  const [cell] = await screen.findAllByText(NAME);
  expect(cell).toBeVisible();
  expect(screen.queryByText(/\bCN\b/)).toBeNull();
});

it('a pair is named in the reader’s language: notifications', async () => {
  await openConsolePage({ ...page, page: NotificationsBell, address: '/index' });
  await userEvent.click(await screen.findByRole('button', { name: /Thông báo/ }));
  expect(await within(await screen.findByRole('region')).findByText(NAME)).toHaveAttribute('lang', 'vi');
});

it('an edition has its title in the reader’s language; another document’s is marked with its own', async () => {
  const edition = { ...page, areas: ['editions', 'countries'], page: EditionsPage } as const;
  const list = await openConsolePage({ ...edition, address: '/content/edition' });
  expect(await screen.findByText('Biểu thuế xuất nhập khẩu tổng hợp 2026')).toHaveAttribute('lang', 'vi');
  list.leave();
  const token = await signIn('editor');
  const path = '/api/v1/content/edition';
  const { version, values } = (await call<ContentRow>('GET', `${path}/get?id=JP`, { token })).json.data;
  await call('POST', `${path}/update`, {
    token,
    body: { id: 'JP', version, values: { ...values, title: '実行関税率表 2027' } },
  });
  await openConsolePage({ ...edition, address: '/content/edition?edition=JP' });
  const [title] = await screen.findAllByText('実行関税率表 2027');
  expect(title).toHaveAttribute('lang', 'ja');
  expect(title?.parentElement).toHaveTextContent(/日本語$/);
});

it('a title whose language is nowhere noted is not called English', async () => {
  const token = await signIn('editor');
  const values = { ...(await uploadEdition(token, 'thailand-2027', 'TH')), title: 'Jadual tarif 2027' };
  const { data } = await postEdition(token, 'insert', { values });
  const edition = { ...page, areas: ['editions', 'countries'], page: EditionsPage } as const;
  await openConsolePage({ ...edition, address: `/content/edition?edition=${data.id}` });
  for (const title of await screen.findAllByText('Jadual tarif 2027'))
    expect(title).not.toHaveAttribute('lang');
  expect(screen.queryByText('English')).toBeNull();
});

it('of a record that is gone the log shows kind and id, if its name was not logged', async () => {
  const facts = { by: '1', byName: 'x', action: 'delete', before: null, after: null, note: null };
  audit({ ...facts, kind: 'law', recordId: 'law-999' });
  await openConsolePage({ ...page, page: ContentAuditPage, address: '/content/audit' });
  expect(await screen.findByText('Văn bản pháp luật · law-999')).toBeVisible();
});
