import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EditingNote } from '@/features/editing/editing-note';
import { clearMenu, setMenu } from '@/features/menu/menu-store';
import { parseMenu } from '@/features/menu/parse/parse-menu';
import { NotificationsBell } from '@/layouts/console/bar/notifications/notifications-bell';
import { ShellContext } from '@/layouts/console/shell-context';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';

useApiServer();

const law = '/api/v1/content/law';

afterEach(clearMenu);

/** A law sent to review by the editor. */
async function sendToReview(): Promise<void> {
  const token = await signIn('editor');
  interface Row {
    version: number;
    values: object;
  }
  const { data: row } = (await call<Row>('GET', `${law}/get?id=vn-law-1`, { token })).json;
  const body = { id: 'vn-law-1', version: row.version, values: { ...row.values, titleEn: 'A new title' } };
  const { data } = (await call<{ version: number }>('POST', `${law}/update`, { token, body })).json;
  await call('POST', `${law}/submit`, { token, body: { id: 'vn-law-1', version: data.version } });
}

const visited: string[] = [];
const Bell = () => (
  <ShellContext value={{ currentPath: '/index', onGo: (address) => void visited.push(address) }}>
    <NotificationsBell />
  </ShellContext>
);

async function openBell(user: 'admin' | 'editor') {
  const token = await signIn(user);
  const { json } = await call('POST', '/api/v1/system/menu/findMenuTree', { token });
  setMenu(parseMenu(json.data as never, window.location.origin));
  return openConsolePage({ page: Bell, areas: ['admin', 'notifications'], address: '/index', user });
}

it('the bell counts what is unread, lists it, leads to the record and remembers that it was read', async () => {
  await sendToReview();
  const user = userEvent.setup();
  await openBell('admin');
  const bell = await screen.findByRole('button', { name: '通知：1 条未读' });
  await user.click(bell);
  const panel = within(screen.getByRole('region', { name: '通知' }));
  const link = panel.getByRole('link', { name: /^未读 待你审核/ });
  expect(link).toHaveAttribute('href', '#/content/law?record=vn-law-1');
  await user.click(link);
  expect(visited).toEqual(['/content/law?record=vn-law-1']);
  expect(await screen.findByRole('button', { name: '通知：0 条未读' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

it('the bell leads to a tariff edition that waits for review', async () => {
  const token = await signIn('editor');
  const edition = '/api/v1/content/edition';
  interface Row {
    version: number;
    values: object;
  }
  const { data: row } = (await call<Row>('GET', `${edition}/get?id=VN`, { token })).json;
  const saved = (
    await call<Row>('POST', `${edition}/update`, {
      token,
      body: { id: 'VN', version: row.version, values: { ...row.values, licence: 'CC BY 4.0' } },
    })
  ).json.data;
  await call('POST', `${edition}/submit`, { token, body: { id: 'VN', version: saved.version } });
  await openBell('admin');
  await userEvent.click(await screen.findByRole('button', { name: '通知：1 条未读' }));
  const panel = within(screen.getByRole('region', { name: '通知' }));
  const link = panel.getByRole('link', { name: /^未读 待你审核/ });
  expect(link).toHaveAttribute('href', '#/content/edition?edition=VN');
});

it('Escape closes the list and returns to the bell; without notifications it says so', async () => {
  const user = userEvent.setup();
  await openBell('editor');
  const bell = await screen.findByRole('button', { name: '通知：0 条未读' });
  await user.click(bell);
  expect(await screen.findByText('没有通知。')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('没有通知。')).toBeNull();
  expect(bell).toHaveFocus();
});

it('a record page names who else edits the record, until they leave it', async () => {
  const other = await signIn('editor');
  const edit = (isOver: boolean) =>
    call('POST', '/api/v1/content/editing', {
      token: other,
      body: { kind: 'law', recordId: 'vn-law-1', isOver },
    });
  await edit(false);
  const { queryClient, leave } = await openConsolePage({
    page: () => <EditingNote kind="law" id="vn-law-1" isEditing />,
    areas: ['notifications'],
    address: '/content/law?record=vn-law-1',
    user: 'admin',
  });
  expect(await screen.findByText(/^示例编辑从 \d\d:\d\d 起正在编辑这条记录。$/)).toBeVisible();
  const others = async () => (await edit(false)).json.data as { name: string }[];
  expect(await others()).toMatchObject([{ name: '示例管理员' }]);
  await edit(true);
  await waitFor(async () => {
    await queryClient.refetchQueries({ queryKey: ['editing'] });
    expect(screen.queryByText(/正在编辑/)).toBeNull();
  });
  leave();
  await waitFor(async () => expect(await others()).toEqual([]));
});
