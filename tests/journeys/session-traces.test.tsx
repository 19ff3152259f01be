import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wireSession } from '@/app/wiring';
import { clearSession, startSession, useSession } from '@/features/session/session-store';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import { signIn } from '../support/system-client';

useApiServer();
useFreshConsole();
beforeAll(wireSession);
afterEach(() => {
  act(clearSession);
});

const product = () => screen.findByRole('combobox', { name: 'HS 编码或品名' });
const isKnown = () => waitFor(() => expect(useSession.getState().isLoaded).toBe(true));
const goTo = (path: string) => act(() => void (window.location.hash = `#${path}`));
const stored = () => JSON.stringify([sessionStorage, localStorage].map((store) => Object.entries(store)));

async function type(text: string) {
  await userEvent.clear(await product());
  await userEvent.type(await product(), text);
  expect(stored()).toContain(text);
}

async function leaveHome() {
  goTo('/home/about');
  await screen.findByRole('heading', { level: 1, name: '关于本站' });
}

async function logOut() {
  await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  const question = within(await screen.findByRole('dialog', { name: '温馨提示' }));
  await userEvent.click(question.getByRole('button', { name: '确定' }));
  await screen.findByRole('heading', { level: 1, name: '登录后台' });
}

describe('H2: what one user typed into the sentence of the home page', () => {
  it('is gone with their sign-out', async () => {
    signInAs('system');
    await openApp('/home');
    await isKnown();
    await type('SECRET-HOME');
    await logOut();
    expect(stored()).not.toContain('SECRET-HOME');
    goTo('/home');
    expect(await product()).not.toHaveValue('SECRET-HOME');
  });

  it('a visitor typed it: it is not shown to the user who signs in', async () => {
    await openApp('/home');
    await type('a visitor’s');
    await leaveHome();
    const token = await signIn('viewer');
    act(() => startSession(token, null));
    await isKnown();
    goTo('/home');
    expect(await product()).not.toHaveValue('a visitor’s');
  });

  it('survives a session that expires, for the same user alone', async () => {
    signInAs('system');
    await openApp('/home');
    await isKnown();
    await type('MINE');
    await leaveHome();
    act(clearSession);
    goTo('/home');
    expect(await product()).not.toHaveValue('MINE');
    await leaveHome();
    act(() => void signInAs('system'));
    await isKnown();
    goTo('/home');
    expect(await product()).toHaveValue('MINE');
  });
});
