import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '@/app/notices';
import { useSession } from '@/features/session/session-store';
import { rememberPainted } from '@/shared/takeover/takeover';
import { systemControls } from '../../mocks/handlers/system/controls';
import { system } from '../../mocks/handlers/system/state';
import { tariffSpreadHandlers } from '../../mocks/handlers/portal/tariffs/tariff-spread';
import { setScenario } from '../../mocks/scenarios';
import { readToken } from '../../mocks/tokens';
import { useApiServer } from '../support/api-server';
import { gate } from '../support/gate';
import { address, openAccount } from './account-harness';

const server = useApiServer();
const WRONG = '用户名或密码不正确。请再试一次。';

let calls: string[] = [];

beforeEach(() => {
  calls = [];
  useNotices.setState(useNotices.getInitialState(), true);
  server.use(...tariffSpreadHandlers);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
});

const principal = () => screen.getByRole('textbox', { name: '用户名' });
const password = () => screen.getByLabelText('密码');
const action = () => screen.getByRole('button', { name: '登录' });
const captcha = () => screen.getByRole('textbox', { name: '图形验证码' });
const image = () => screen.getByRole<HTMLImageElement>('img', { name: /^图形验证码/ });
const uuid = () => new URL(image().src).searchParams.get('uuid') ?? '';
const loginCalls = () => calls.filter((path) => path === '/rcep-boot/system/login').length;

/** jsdom fetches no images: asks for the one that is shown, as a browser does, and gives what it says. */
async function readImage(): Promise<string> {
  await fetch(image().src);
  return systemControls.captchaAnswer(uuid()) ?? '';
}

async function fill(name: string, secret: string) {
  const user = userEvent.setup();
  await user.clear(principal());
  await user.type(principal(), name);
  await user.clear(password());
  await user.type(password(), secret);
  return user;
}

const viewerFailed = (count: number) =>
  system().slips.set('account:viewer', { count, lastAt: system().now() });

const signedInAs = (username: string) =>
  waitFor(
    () => expect(readToken(useSession.getState().accessToken ?? '')).toMatchObject({ username }),
    PATIENCE,
  );

describe('sign-in by password', () => {
  it('with Enter opens the page that required it, with its query', async () => {
    await openAccount('/login?redirect=%2Fsystem%2Fdict%3Fpage%3D2%26typeName_LIKE%3D%E7%A8%8E');
    expect(screen.getByRole('heading', { level: 1, name: '登录后台' })).toBeVisible();
    const user = await fill('editor', 'Aa123456.{Enter}');
    await signedInAs('editor');
    await waitFor(() => expect(address()).toBe('/system/dict?page=2&typeName_LIKE=税'));
    expect(localStorage.getItem('opsli-token')).toBe(useSession.getState().accessToken);
    expect(useNotices.getState().notices).toEqual([]);
    await user.click(document.body);
  });

  it.each([
    ['/login', '/index'],
    ['/login?redirect=%2Fhome', '/home'],
    ['/login?redirect=%2F%2Fexample.com', '/'],
    ['/login?redirect=https%3A%2F%2Fexample.com', '/'],
    ['/login?redirect=%2F404', '/'],
  ])('at %s leads to %s', async (from, to) => {
    await openAccount(from);
    const user = await fill(' 13800000004 ', 'Aa123456.');
    await user.click(action());
    await signedInAs('viewer');
    await waitFor(() => expect(address()).toBe(to));
  });

  it('takes over what was typed before the app had come, and asks for a captcha where one is needed', async () => {
    viewerFailed(3);
    const painted = document.createElement('div');
    painted.innerHTML =
      '<div data-takeover="login"><form name="password-login"><input name="principal"><input name="password"></form></div>';
    painted.querySelector<HTMLInputElement>('[name="principal"]')!.value = 'viewer';
    painted.querySelector<HTMLInputElement>('[name="password"]')!.value = 'Aa123456.';
    rememberPainted(painted);
    await openAccount('/login');
    expect(principal()).toHaveValue('viewer');
    expect(password()).toHaveValue('Aa123456.');
    expect(await screen.findByRole('textbox', { name: '图形验证码' }, PATIENCE)).toBeVisible();
    expect(loginCalls()).toBe(0);
  });

  it('can be used at once', async () => {
    await openAccount('/login');
    expect(screen.getByRole('form', { name: '登录' })).toHaveAttribute('data-usable');
    expect(principal()).toHaveAttribute('placeholder', '用户名/手机号/邮箱');
    expect(calls).toEqual([]);
  });

  it('says at each field what is missing, and nothing is sent', async () => {
    await openAccount('/login');
    const user = userEvent.setup();
    await user.click(action());
    expect(principal()).toHaveAccessibleDescription('请输入用户名/手机号/邮箱');
    expect(password()).toHaveAccessibleDescription('请输入密码');
    expect(principal()).toBeInvalid();
    expect(principal()).toHaveFocus();
    await user.type(principal(), 'e');
    expect(principal()).toBeValid();
    expect(principal()).toHaveFocus();
    expect(password()).toBeInvalid();
    expect(calls.filter((path) => !path.includes('getSpread'))).toEqual([]);
  });

  it.each([
    ['a wrong password', 'viewer'],
    ['an unknown user', 'nobody'],
  ])('%s: the same sentence at the password, focus there, what was typed stays', async (_what, name) => {
    await openAccount('/login');
    const user = await fill(name, 'wrong-one');
    await user.click(action());
    await waitFor(() => expect(password()).toHaveAccessibleDescription(WRONG), PATIENCE);
    expect(password()).toHaveFocus();
    expect(principal()).toHaveValue(name);
    expect(password()).toHaveValue('wrong-one');
    expect(screen.getByText('再输错 2 次，就需要填写图形验证码。')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '图形验证码' })).not.toBeInTheDocument();
    expect(address()).toBe('/login');
    expect(useNotices.getState().notices).toEqual([]);
    await user.type(password(), '!');
    expect(password()).toBeValid();
  });

  it('is sent once, however often it is pressed', async () => {
    const answer = gate();
    server.use(
      http.post('*/rcep-boot/system/login', async () => {
        await answer.opened;
        return undefined;
      }),
    );
    await openAccount('/login');
    const user = await fill('editor', 'Aa123456.{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: '正在提交…' }));
    answer.open();
    await signedInAs('editor');
    await waitFor(() => expect(address()).toBe('/index'));
    expect(loginCalls()).toBe(1);
  });

  it('does not lead away from a page the reader has gone to meanwhile', async () => {
    const answer = gate();
    server.use(
      http.post('*/rcep-boot/system/login', async () => {
        await answer.opened;
        return undefined;
      }),
    );
    await openAccount('/login');
    const user = await fill('editor', 'Aa123456.{Enter}');
    await user.click(screen.getByRole('link', { name: '注册账号' }));
    answer.open();
    await signedInAs('editor');
    expect(address()).toBe('/register');
  });

  it('shows and hides the password', async () => {
    await openAccount('/login');
    const user = userEvent.setup();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(screen.getByRole('textbox', { name: '密码' })).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('a login that answers without a token says so and stores nothing', async () => {
    server.use(http.post('*/rcep-boot/system/login', () => HttpResponse.json({ code: 0, data: {} })));
    await openAccount('/login');
    const user = await fill('editor', 'Aa123456.');
    await user.click(action());
    expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      '登录接口异常，未正确返回 token',
    );
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(address()).toBe('/login');
  });

  it.each([
    ['offline', '后端接口连接异常'],
    ['http-500', '后端接口500异常'],
    ['rate-limited', /繁忙/],
    ['server-error', '服务器异常'],
    ['malformed-json', '后端接口未知异常'],
  ] as const)(
    'a server that fails (%s) is said in the form, and another try works',
    async (scenario, text) => {
      setScenario(`${scenario}:/system/login`);
      await openAccount('/login');
      const user = await fill('editor', 'Aa123456.');
      await user.click(action());
      expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent(text);
      expect(password()).toHaveValue('Aa123456.');
      setScenario(null);
      await user.click(action());
      await signedInAs('editor');
    },
  );

  it('works with a stale token in storage', async () => {
    await openAccount('/login');
    act(() => useSession.setState({ accessToken: 'stale' }));
    const user = await fill('editor', 'Aa123456.');
    await user.click(action());
    await signedInAs('editor');
  });
});

describe('the captcha', () => {
  it('is required after three failures, is new after each failure, and lets in', async () => {
    await openAccount('/login');
    const user = await fill('viewer', 'wrong-one');
    for (const left of ['再输错 2 次', '再输错 1 次']) {
      await user.click(action());
      await screen.findByText(new RegExp(left), {}, PATIENCE);
    }
    await user.click(action());
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription('用户名或密码不正确。请再试一次，并填写图形验证码。'),
    );
    expect(screen.getByText('再输错 2 次，账号会锁定 5 分钟。')).toBeVisible();
    expect(password()).toHaveFocus();

    await user.click(action());
    expect(captcha()).toHaveAccessibleDescription('请输入验证码');
    expect(captcha()).toHaveFocus();

    const first = uuid();
    expect(first).toMatch(/^[A-Za-z0-9]{32}$/);
    await readImage();
    await user.clear(password());
    await user.type(password(), 'Aa123456.');
    await user.type(captcha(), '????{Enter}');
    await waitFor(() => expect(captcha()).toHaveAccessibleDescription('验证码不正确！'), PATIENCE);
    expect(captcha()).toHaveFocus();
    expect(captcha()).toHaveValue('');
    expect(uuid()).not.toBe(first);

    await user.type(captcha(), `${await readImage()}{Enter}`);
    await signedInAs('viewer');
  });

  it('can be exchanged for another image', async () => {
    viewerFailed(3);
    await openAccount('/login');
    const user = userEvent.setup();
    await user.type(principal(), 'viewer');
    await user.tab();
    await waitFor(() => expect(captcha()).toBeVisible(), PATIENCE);
    const before = uuid();
    await user.click(screen.getByRole('button', { name: '看不清，换一张' }));
    expect(uuid()).not.toBe(before);
  });

  it('is shown when a name that needs it is left, and goes with another name', async () => {
    viewerFailed(3);
    await openAccount('/login');
    const user = userEvent.setup();
    await user.type(principal(), 'viewer');
    await user.tab();
    await waitFor(() => expect(captcha()).toBeVisible(), PATIENCE);
    await user.clear(principal());
    await user.type(principal(), 'editor');
    await user.tab();
    await waitFor(
      () => expect(screen.queryByRole('textbox', { name: '图形验证码' })).not.toBeInTheDocument(),
      PATIENCE,
    );
  });

  it('that is required by the server alone is shown', async () => {
    setScenario('offline:slipCount');
    viewerFailed(3);
    await openAccount('/login');
    const user = await fill('viewer', 'Aa123456.');
    await user.click(action());
    await waitFor(() => expect(captcha()).toHaveAccessibleDescription(/./), PATIENCE);
    await waitFor(() => expect(captcha()).toHaveFocus());
    await user.type(captcha(), `${await readImage()}{Enter}`);
    await signedInAs('viewer');
  });

  it('whose image does not come says so', async () => {
    viewerFailed(3);
    await openAccount('/login');
    const user = userEvent.setup();
    await user.type(principal(), 'viewer');
    await user.tab();
    await waitFor(() => expect(captcha()).toBeVisible(), PATIENCE);
    act(() => void image().dispatchEvent(new Event('error')));
    expect(screen.getByText('图片加载失败')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '看不清，换一张' }));
    expect(image()).toBeVisible();
  });
});

describe('a locked name', () => {
  it('is told how long, and cannot be tried meanwhile; another one can', async () => {
    viewerFailed(5);
    await openAccount('/login');
    const user = await fill('viewer', 'Aa123456.');
    await waitFor(() => expect(captcha()).toBeVisible(), PATIENCE);
    await user.type(captcha(), 'x{Enter}');
    await waitFor(
      () => expect(principal()).toHaveAccessibleDescription('账号已锁定，请5分钟后，再次尝试'),
      PATIENCE,
    );
    expect(principal()).toHaveFocus();
    expect(screen.getByRole('button', { name: /^账号已锁定，(5:00|4:5\d) 后可再登录$/ })).toBeDisabled();
    const before = loginCalls();
    await user.type(password(), '{Enter}');
    expect(loginCalls()).toBe(before);

    await fill('editor', 'Aa123456.');
    await user.click(action());
    await signedInAs('editor');
  });
});

describe('the fifth failure', () => {
  it.each([
    ['a known name', 'viewer'],
    ['an unknown name', 'nobody'],
  ])('of %s says at once that it is locked and for how long', async (_what, name) => {
    await openAccount('/login');
    const user = await fill(name, 'wrong-one');
    for (const hint of [/再输错 2 次，就需要/, /再输错 1 次，就需要/, /再输错 2 次，账号会锁定/]) {
      await user.click(action());
      await screen.findByText(hint, {}, PATIENCE);
    }
    await user.type(captcha(), `${await readImage()}{Enter}`);
    await screen.findByText('再输错 1 次，账号会锁定 5 分钟。', {}, PATIENCE);
    await user.type(captcha(), `${await readImage()}{Enter}`);
    await waitFor(
      () => expect(principal()).toHaveAccessibleDescription('账号已锁定，请 5 分钟后再试'),
      PATIENCE,
    );
    expect(password()).toBeValid();
    expect(screen.getByRole('button', { name: /^账号已锁定，(5:00|4:5\d) 后可再登录$/ })).toBeDisabled();
    const before = loginCalls();
    expect(before).toBe(5);
    await user.type(password(), '{Enter}');
    expect(loginCalls()).toBe(before);
  });
});

describe('sign-in by code', () => {
  it.each([
    ['手机验证码', '手机号', '13800000003', 'mobile'],
    ['邮箱验证码', '邮箱', 'editor@example.com', 'email'],
  ])('%s: the code is really sent, once in 60 seconds', async (tab, label, to, name) => {
    await openAccount('/login');
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(address()).toBe(`/login?tab=${name}`);
    await user.type(screen.getByRole('textbox', { name: label }), to);
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: /^重新获取（(60|59) 秒）$/ }, PATIENCE)).toBeDisabled();
    expect(screen.getByRole('textbox', { name: '验证码' })).toHaveAccessibleDescription(
      '验证码已发送，5 分钟内有效。',
    );

    const code = screen.getByRole('textbox', { name: '验证码' });
    expect(code).toHaveFocus();
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码不正确！'), PATIENCE);
    expect(code).toHaveFocus();
    await user.clear(code);
    await user.type(code, `${systemControls.codeFor(to)}{Enter}`);
    await signedInAs('editor');
    await waitFor(() => expect(address()).toBe('/index'));
  });

  it('the cool-down survives a reload', async () => {
    await openAccount('/login?tab=mobile');
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800000003');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByRole('button', { name: /^重新获取/ }, PATIENCE);
    await user.click(screen.getByRole('tab', { name: '账号密码' }));
    await user.click(screen.getByRole('tab', { name: '手机验证码' }));
    expect(screen.getByRole('button', { name: /^重新获取/ })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000003');
  });

  it('an address that is none is said at its field, nothing is sent', async () => {
    await openAccount('/login?tab=email');
    const user = userEvent.setup();
    const field = screen.getByRole('textbox', { name: '邮箱' });
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(field).toHaveAccessibleDescription('请输入邮箱');
    await user.type(field, 'nobody@');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(field).toHaveAccessibleDescription(/name@example\.com/);
    expect(field).toHaveFocus();
    await user.click(action());
    expect(screen.getByRole('textbox', { name: '验证码' })).toHaveAccessibleDescription('请输入验证码');
    expect(calls.filter((path) => path.includes('create-code') || path.includes('login'))).toEqual([]);
  });

  it('a number without an account is told to register', async () => {
    await openAccount('/login?tab=mobile');
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '13999999999');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByRole('button', { name: /^重新获取/ }, PATIENCE);
    await user.type(
      screen.getByRole('textbox', { name: '验证码' }),
      `${systemControls.codeFor('13999999999')}{Enter}`,
    );
    await waitFor(
      () =>
        expect(screen.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription(
          '没有找到对应的账号，请先注册。',
        ),
      PATIENCE,
    );
  });

  it('a code that cannot be sent is said beside its button, and can be requested again', async () => {
    setScenario('server-error:create-code');
    await openAccount('/login?tab=mobile');
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800000003');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    const code = screen.getByRole('textbox', { name: '验证码' });
    await waitFor(() => expect(code).toHaveAccessibleDescription('服务器异常'), PATIENCE);
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });
});

describe('the page', () => {
  it('its tabs follow the keyboard and stand in the address, with the rest of it', async () => {
    await openAccount('/login?redirect=%2Findex&tab=nonsense');
    const user = userEvent.setup();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    await user.click(tabs[0]!);
    await user.keyboard('{ArrowRight}');
    expect(tabs[1]).toHaveFocus();
    expect(address()).toBe('/login?redirect=%2Findex&tab=mobile');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tabs[2]).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: '邮箱验证码' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(tabs[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(address()).toBe('/login?redirect=%2Findex&tab=email');
    await user.keyboard('{Home}');
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    expect(principal()).toHaveFocus();
  });

  it('leads on: to the home page, to the sign-up, and past a forgotten password', async () => {
    await openAccount('/login');
    const user = userEvent.setup();
    expect(screen.getByRole('link', { name: '不登录，去平台首页' })).toHaveAttribute('href', '#/home');
    expect(screen.getByRole('link', { name: '注册账号' })).toHaveAttribute('href', '#/register');
    await user.click(screen.getByRole('link', { name: /^忘记密码/ }));
    expect(address()).toBe('/login?tab=mobile&redirect=%2FpersonalCenter%2FpersonalCenter');
    expect(screen.getByText('登录后会打开个人中心，在那里重设密码。')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800000003');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByRole('button', { name: /^重新获取/ }, PATIENCE);
    await user.type(
      screen.getByRole('textbox', { name: '验证码' }),
      `${systemControls.codeFor('13800000003')}{Enter}`,
    );
    await waitFor(() => expect(address()).toBe('/personalCenter/personalCenter'), PATIENCE);
  });

  it('shows a chart of data with its source, after the form', async () => {
    await openAccount('/login');
    const chart = await screen.findByRole(
      'img',
      {
        name: /^越南 2026 年 1,103 条税目，自日本进口：RCEP 税率低于最惠国税率的 562 条，高于最惠国税率的 14 条，相同的 527 条。$/,
      },
      PATIENCE,
    );
    expect(chart).toBeVisible();
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByText(/越南2026年进出口税则汇编/)).toBeVisible();
    expect(figure.getByText('2026-01-07')).toBeVisible();
    expect(figure.getByText('RCEP 更高，14 条（按最惠国税率缴纳）')).toBeVisible();
  });

  it('does without the chart in a narrow window, and where its data do not come', async () => {
    const wide = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(wide(query), { matches: query.includes('max-width') }),
    );
    await openAccount('/login');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    vi.stubGlobal('matchMedia', wide);
  });

  it('a chart whose data do not come is not missed', async () => {
    server.use(
      http.get('*/rcep-boot/api/v1/portal/tariff/getSpread', () => new HttpResponse('', { status: 500 })),
    );
    await openAccount('/login');
    await waitFor(() => expect(calls).toContain('/rcep-boot/api/v1/portal/tariff/getSpread'), PATIENCE);
    const user = await fill('editor', 'Aa123456.');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(useNotices.getState().notices).toEqual([]);
    await user.click(action());
    await signedInAs('editor');
  });

  it('speaks other languages, errors included, and what was typed stays', async () => {
    await openAccount('/login', 'en');
    const user = userEvent.setup();
    viewerFailed(3);
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'viewer');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Aa123456.');
    const field = await screen.findByRole('textbox', { name: 'Code in the image' }, PATIENCE);
    await user.type(field, 'zzzz{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/expired|wrong/), PATIENCE);
    expect(screen.getByRole('main').textContent).not.toMatch(/[\u4e00-\u9fff]{2}/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '한국어');
    expect(await screen.findByRole('textbox', { name: '사용자 이름' }, PATIENCE)).toHaveValue('viewer');
    expect(field).toHaveAccessibleDescription(/[가-힣]/);
  });

  it.each([
    ['true', 1],
    ['false', 0],
  ] as const)(
    'names the sample accounts only in a build that answers from the sample server (%s)',
    async (flag, count) => {
      vi.stubEnv('VITE_MOCKS', flag);
      await openAccount('/login');
      expect(screen.queryAllByText(/可用账号：system/)).toHaveLength(count);
      vi.unstubAllEnvs();
    },
  );
});
