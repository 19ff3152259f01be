import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

const server = useApiServer();
useFreshConsole();

/** The console's first page, and what is asked of the server from then on. */
async function openConsole(user: Parameters<typeof signInAs>[0]) {
  signInAs(user);
  await openApp('/index');
  const menu = within(await screen.findByRole('navigation', { name: '后台菜单' }));
  const link = menu.getByRole('link', { name: '配置' });
  const requested: string[] = [];
  server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).search));
  const users = () =>
    requested.filter((query) => query === '?orgIdGroup=org_all&pageNo=1&pageSize=10').length;
  return { link, users };
}

describe('"a list page opened the first time after sign-in": rows are requested on the way to it', () => {
  it('while the pointer rests on its link; the page does not ask again', async () => {
    const { link, users } = await openConsole('admin');
    await userEvent.hover(link);
    await waitFor(() => expect(users()).toBe(1));
    await userEvent.click(link);
    expect(await screen.findByText('16 个用户')).toBeVisible();
    expect(users()).toBe(1);
  });

  it('when its link gets the focus', async () => {
    const { link, users } = await openConsole('admin');
    link.focus();
    await waitFor(() => expect(users()).toBe(1));
  });
});
