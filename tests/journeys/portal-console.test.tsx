import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ContentPage from '@/pages/console/content/content-page';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import { openConsolePage } from './console-harness';

useApiServer();
useFreshConsole();

const openRecord = (record: string) =>
  openConsolePage({
    page: ContentPage,
    areas: ['content', 'content-words', 'law', 'countries'],
    address: `/content/law?record=${record}`,
    user: 'admin',
  });

it('staff go from a page of the portal to its record in the console', async () => {
  signInAs('editor');
  await openApp('/home/lawService/details/vn-law-1');
  expect(await screen.findByRole('link', { name: '在后台打开' })).toHaveAttribute(
    'href',
    '#/content/law?record=vn-law-1',
  );
});

it('visitors have no way from a page of the portal into the console', async () => {
  await openApp('/home/lawService/details/vn-law-1');
  expect(await screen.findByRole('heading', { level: 1, name: /外贸管理/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: '在后台打开' })).toBeNull();
});

it('a published record leads to the page where visitors see it', async () => {
  await openRecord('vn-law-1');
  expect(await screen.findByRole('link', { name: '在门户查看' })).toHaveAttribute(
    'href',
    '#/home/lawService/details/vn-law-1',
  );
});

it('a new record is nowhere on the portal', async () => {
  await openRecord('new');
  expect(await screen.findByRole('heading', { level: 1, name: '新增法规' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '在门户查看' })).toBeNull();
});
