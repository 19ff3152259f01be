import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

const inBar = () => within(screen.getAllByRole('banner')[0]!);
const signIn = () => inBar().getByRole('link', { name: '登录' });
const message = () => screen.getAllByRole('status').map((region) => region.textContent);

describe('the frame of the portal', () => {
  it('leads from a page to the login and back to that page, its filters preserved', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService?country=JP&year=2019');
    await screen.findByRole('heading', { level: 1, name: '合规服务' }, PATIENCE);
    await user.click(signIn());
    await screen.findByRole('heading', { level: 1, name: '登录后台' }, PATIENCE);
    await user.type(screen.getByRole('textbox', { name: '用户名' }), 'editor');
    await user.type(screen.getByLabelText('密码'), 'Aa123456.{Enter}');
    await screen.findByRole('heading', { level: 1, name: '合规服务' }, PATIENCE);
    expect(window.location.hash).toBe('#/home/lawService?country=JP&year=2019');
    expect(inBar().queryByRole('link', { name: '登录' })).not.toBeInTheDocument();
  });

  it('leads from the home page to the login and back', async () => {
    await openApp('/home');
    expect(signIn()).toHaveAttribute('href', '#/login?redirect=%2Fhome');
  });

  it('says aloud which page has come, and nothing on the page that was opened', async () => {
    await openApp('/home/about');
    await screen.findByRole('heading', { level: 1 });
    expect(message()).not.toContain('合规服务');
    await userEvent.click(inBar().getByRole('link', { name: '合规服务' }));
    await screen.findByRole('heading', { level: 1, name: '合规服务' });
    expect(message()).toContain('合规服务');
  });

  it('says aloud which record has come, also from one to the next', async () => {
    await openApp('/home/lawService/details/cn-law-1');
    const first = await screen.findByRole('heading', { level: 1, name: /关税法/ }, PATIENCE);
    expect(message()).not.toContain(first.textContent);
    act(() => {
      window.location.hash = '#/home/lawService/details/cn-law-2';
    });
    await waitFor(() => {
      const heading = screen.getByRole('heading', { level: 1 }).textContent;
      expect(heading).not.toBe(first.textContent);
      expect(message()).toContain(heading);
    }, PATIENCE);
  });

  it('gives a page the focus that its link loses, and leaves it to a link of the bar', async () => {
    const user = userEvent.setup();
    await openApp('/home/lawService?country=CN');
    const link = await screen.findByRole('link', { name: /关税法/ }, PATIENCE);
    link.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: /关税法/ }, PATIENCE);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.click(inBar().getByRole('link', { name: '合规服务' }));
    await screen.findByRole('heading', { level: 1, name: '合规服务' }, PATIENCE);
    expect(inBar().getByRole('link', { name: '合规服务' })).toHaveFocus();
  });
});
