import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

const names = () => main().getAllByText((_, element) => element?.tagName === 'CODE');
const main = () => within(screen.getByRole('main'));

it('console §3: the remix icons are the whole set, searched by name; a press copies the name', async () => {
  const user = userEvent.setup();
  signInAs('admin');
  await openApp('/vab/icon/remix');
  await screen.findByRole('heading', { level: 1, name: '小清新图标' });
  expect(main().getByText(/^3,\d{3} 个中的 3,\d{3} 个$/)).toBeVisible();
  expect(names()).toHaveLength(240);
  await user.type(main().getByRole('searchbox', { name: '按名称筛选' }), 'ship-2-l');
  expect(names()).toHaveLength(1);
  await user.click(main().getByRole('button', { name: '复制名称 ship-2-line' }));
  expect(await main().findByText('已复制：ship-2-line')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('ship-2-line');
});

it('console §3: the awesome icons are the whole set, after the platform’s own', async () => {
  const user = userEvent.setup();
  signInAs('admin');
  await openApp('/vab/icon/awesome');
  await main().findByText(/^2,\d{3} 个中的 2,\d{3} 个$/);
  expect(names()[0]).toHaveTextContent('swap');
  await user.type(main().getByRole('searchbox', { name: '按名称筛选' }), 'fa-truck-fast');
  expect(names().map(({ textContent }) => textContent)).toEqual(['fa-truck-fast']);
});
