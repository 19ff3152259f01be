import { PATIENCE } from '../support/patience';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNotices } from '@/app/notices';
import { useSession } from '@/features/session/session-store';
import { setScenario } from '../../mocks/scenarios';
import type { ScenarioName } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { takeComplaints } from '../setup';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

describe('an address', () => {
  it.each(['/home/nowhere', '/home/taxOriginSearch/nowhere', '/home/<script>'])(
    '%s that is unknown leads to 404, which leads on',
    async (address) => {
      const user = userEvent.setup();
      await openApp(address);
      expect(await screen.findByRole('heading', { name: '抱歉，没有这个页面' }, PATIENCE)).toBeVisible();
      expect(window.location.hash).toBe('#/404');
      await user.click(screen.getByRole('link', { name: '回到首页' }));
      expect(await screen.findByRole('button', { name: '查税率、规则和证明' }, PATIENCE)).toBeVisible();
    },
  );

  it('D22: a public page without /home leads to 404, which offers it with its query', async () => {
    const user = userEvent.setup();
    await openApp('/taxOriginSearch?hs=940620&from=JP&to=VN&date=2026-12-15');
    expect(
      await screen.findByText('这个网址缺少 /home，要找的可能是下面这一页。', {}, PATIENCE),
    ).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: '税率及原产地规则查询' }));
    expect(await screen.findByRole('combobox', { name: '产品或 HS 编码' }, PATIENCE)).toBeVisible();
    expect(window.location.hash).toBe('#/home/taxOriginSearch?hs=940620&from=JP&to=VN&date=2026-12-15');
  });

  it.each(['javascript:alert(1)', '//evil.example/riskCase', '/nowhere', 'riskCase'])(
    'D22: 404 offers no page for %s',
    async (requested) => {
      await openApp(`/404?address=${encodeURIComponent(requested)}`);
      expect(await screen.findByRole('heading', { name: '抱歉，没有这个页面' }, PATIENCE)).toBeVisible();
      expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2);
    },
  );

  it.each(['/nowhere', '/system/nowhere?page=2'])(
    '%s that is unknown: the login comes first, then 404',
    async (address) => {
      await openApp(address);
      expect(await screen.findByRole('heading', { name: '登录后台' }, PATIENCE)).toBeVisible();
      expect(window.location.hash).toBe(`#/login?redirect=${encodeURIComponent(address)}`);
    },
  );

  it.each(['/nowhere', '/<script>', '/system/nowhere'])(
    '%s that is unknown leads who is signed in to 404',
    async (address) => {
      signInAs('admin');
      await openApp(address);
      expect(await screen.findByRole('heading', { name: '抱歉，没有这个页面' }, PATIENCE)).toBeVisible();
      expect(window.location.hash).toBe('#/404');
    },
  );

  it('that no router can decode leads to 404 too', async () => {
    await openApp('/home/%E0%A4%A');
    expect(await screen.findByRole('heading', { name: '抱歉，没有这个页面' }, PATIENCE)).toBeVisible();
    expect(takeComplaints()).not.toHaveLength(0);
  });

  it('without a path is the home page', async () => {
    await openApp('/');
    expect(await screen.findByRole('button', { name: '查税率、规则和证明' }, PATIENCE)).toBeVisible();
    expect(window.location.hash).toBe('#/home');
  });

  it.each([
    ['/401', '#/login', /没有查看这个页面的权限/],
    [
      '/401?redirect=%2Fsystem%2Fdict%3Fpage%3D2',
      '#/login?redirect=%2Fsystem%2Fdict%3Fpage%3D2',
      '登录已失效',
    ],
    ['/401?redirect=%2F%2Fexample.com', '#/login', '登录已失效'],
    ['/401?redirect=%2F401', '#/login', '登录已失效'],
  ])('%s leads to %s and says %s', async (address, login, title) => {
    await openApp(address);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', login);
    expect(document.title).toBe('没有权限-RCEP 标准与合规平台');
  });
});

describe('a server that fails', () => {
  it.each<ScenarioName>([
    'offline',
    'http-500',
    'http-502',
    'server-error',
    'rate-limited',
    'permission-missing',
    'malformed-json',
    'malformed-envelope',
    'malformed-data',
  ])('%s: each section says so and is read again when asked, the sentence works on', async (scenario) => {
    const user = userEvent.setup();
    setScenario(scenario);
    await openApp('/home');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(7), PATIENCE);
    expect(screen.getAllByRole('alert').map((alert) => alert.querySelector('b')?.textContent)).toEqual([
      '税率加载失败。',
      '“新闻资讯”加载失败。',
      '“合规服务”加载失败。',
      '“国别与投资指南”加载失败。',
      '“标准工具箱”加载失败。',
      '“风险指数”加载失败。',
      '“四个重点行业”加载失败。',
    ]);
    await user.clear(screen.getByRole('combobox', { name: 'HS 编码或品名' }));
    await user.type(screen.getByRole('combobox', { name: 'HS 编码或品名' }), '9406.20');
    expect(window.location.hash).toBe('#/home');
    expect(useNotices.getState().notices).toEqual([]);
    // What was typed has been asked as well.
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(7), PATIENCE);

    setScenario(null);
    for (const alert of screen.getAllByRole('alert')) {
      // Sections that share one answer are read again together.
      if (alert.isConnected) await user.click(within(alert).getByRole('button', { name: '重试' }));
    }
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), PATIENCE);
    expect(await screen.findByRole('img', { name: /^税率尺：RCEP 8\.2%/ }, PATIENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: '建筑材料' })).toBeVisible();
  });

  it.each<ScenarioName>(['token-expired', 'no-permission'])(
    '%s on a public page: the token is dropped, the calls are repeated without it',
    async (scenario) => {
      signInAs('admin');
      setScenario(scenario);
      await openApp('/home');
      expect(await screen.findByRole('img', { name: /^税率尺：RCEP 8\.2%/ }, PATIENCE)).toBeVisible();
      await waitFor(() => expect(useSession.getState().accessToken).toBeNull());
      expect(window.location.hash).toBe('#/home');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('that has nothing is not a failure: the section says what to do next', async () => {
    setScenario('empty:sector/findPage');
    await openApp('/home');
    expect(await screen.findByText('这条线路没有可比的税目', {}, PATIENCE)).toBeVisible();
    expect(screen.getByText(/换一个进口国再看/)).toBeVisible();
  });
});
