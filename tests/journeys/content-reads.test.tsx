import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { PATIENCE } from '../support/patience';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import { call } from '../support/system-client';

const server = useApiServer();
useFreshConsole();

const NAME = '试写的法规';

it('after a write, the list is requested once', async () => {
  const token = signInAs('admin');
  const law = await call<{ values: object }>('GET', '/api/v1/content/law/get?id=vn-law-1', { token });
  const values = { ...law.json.data.values, titleZh: NAME };
  await call('POST', '/api/v1/content/law/insert', { token, body: { values } });
  await openApp(`/content/law?name=${encodeURIComponent(NAME)}`);
  const remove = await screen.findByRole('button', { name: `删除 ${NAME}` }, PATIENCE);
  let requests = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/content/law/findPage')) requests += 1;
  });
  const announced = vi.fn<() => void>();
  const channel = new BroadcastChannel('rcep:content');
  channel.addEventListener('message', announced);
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: NAME })).toBeNull());
  // What other pages show is read again then.
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  channel.close();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(requests).toBe(1);
});
