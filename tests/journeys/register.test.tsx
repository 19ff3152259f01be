import { PATIENCE } from '../support/patience';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNotices } from '@/app/notices';
import { systemControls } from '../../mocks/handlers/system/controls';
import { system } from '../../mocks/handlers/system/state';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { address, openAccount } from './account-harness';

const server = useApiServer();
const NUMBER = '13912345678';

let calls: string[] = [];

beforeEach(() => {
  calls = [];
  useNotices.setState(useNotices.getInitialState(), true);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
});

const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('密码');
const action = () => screen.getByRole('button', { name: '注册' });
const registered = () => calls.filter((path) => path === '/rcep-boot/register').length;
const rules = () =>
  within(screen.getByRole('list', { name: '密码要求' }))
    .getAllByRole('listitem')
    .map((rule) => rule.textContent);

async function fill({ username = 'new_user', mobile = NUMBER, secret = 'Aa123456' } = {}) {
  const user = userEvent.setup();
  await user.type(field('用户名'), username);
  await user.type(field('手机号'), mobile);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /^重新获取（\d+ 秒）$/ }, PATIENCE);
  await user.type(field('验证码'), systemControls.codeFor(mobile) ?? '');
  await user.type(password(), secret);
  return user;
}

describe('sign-up', () => {
  it('says what an account is for, what needs none, and where saved things are', async () => {
    await openAccount('/register');
    const uses = within(screen.getByRole('complementary', { name: '账号有什么用' }));
    expect(uses.getAllByRole('term').map((term) => term.textContent)).toEqual([
      '收藏归到你名下',
      '登录前收藏的',
      '个人中心',
      '后台',
    ]);
    expect(uses.getByText(/存在这个浏览器里，另一个账号在这里登录时会清除/)).toBeVisible();
    expect(uses.getByText(/都不需要账号/)).toBeVisible();
  });

  it('makes the account and leads to the login', async () => {
    await openAccount('/register');
    expect(screen.getByRole('form', { name: '注册' })).toHaveAttribute('data-usable');
    const user = await fill();
    await user.type(password(), '{Enter}{Enter}');
    const title = await screen.findByRole('heading', { level: 1, name: '注册成功' }, PATIENCE);
    expect(title).toHaveFocus();
    expect(screen.getByText('账号 new_user 已建立，现在可以用它登录。')).toBeVisible();
    expect(system().users.at(-1)).toMatchObject({
      username: 'new_user',
      mobile: NUMBER,
      password: 'Aa123456',
    });
    expect(registered()).toBe(1);
    await user.click(screen.getByRole('link', { name: '去登录' }));
    expect(address()).toBe('/login');
  });

  it('says at each field what is wrong, and nothing is sent', async () => {
    await openAccount('/register');
    const user = userEvent.setup();
    await user.click(action());
    expect(field('用户名')).toHaveAccessibleDescription('请输入用户名');
    expect(field('手机号')).toHaveAccessibleDescription('请输入手机号');
    expect(field('验证码')).toHaveAccessibleDescription('请输入验证码');
    expect(password()).toHaveAccessibleDescription('请输入密码');
    expect(field('用户名')).toHaveFocus();
    await user.type(field('用户名'), 'a-b');
    expect(field('用户名')).toHaveAccessibleDescription('4 到 32 位字母、数字或下划线');
    await user.click(action());
    expect(field('用户名')).toHaveAccessibleDescription('用户名须为 4 到 32 位字母、数字或下划线');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(field('手机号')).toHaveFocus());
    expect(calls).toEqual([]);
  });

  it('ticks the rules of the password off while it is typed', async () => {
    await openAccount('/register');
    const user = userEvent.setup();
    expect(rules()).toEqual([
      '6 到 20 位（未满足）',
      '有小写字母（未满足）',
      '有大写字母（未满足）',
      '有数字（未满足）',
    ]);
    await user.type(password(), 'Aa1');
    expect(rules()).toEqual([
      '6 到 20 位（未满足）',
      '有小写字母（已满足）',
      '有大写字母（已满足）',
      '有数字（已满足）',
    ]);
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(screen.getByRole('textbox', { name: '密码' })).toHaveValue('Aa1');
  });

  it.each([
    ['20300', { username: 'editor' }, '用户名', '该用户已存在'],
    ['20319', { mobile: '13800000003' }, '手机号', '该手机已被使用'],
  ])('%s is at its field and nothing typed is lost', async (_code, values, at, text) => {
    await openAccount('/register');
    const user = await fill(values);
    await user.click(action());
    await waitFor(() => expect(field(at)).toHaveAccessibleDescription(text), PATIENCE);
    expect(field(at)).toHaveFocus();
    expect(field('用户名')).toHaveValue('username' in values ? values.username : 'new_user');
    expect(field('手机号')).toHaveValue('mobile' in values ? values.mobile : NUMBER);
    expect(field('验证码')).toHaveDisplayValue(/^\d{6}$/);
    expect(password()).toHaveValue('Aa123456');
  });

  it('a wrong code is at its field, an expired one too', async () => {
    await openAccount('/register');
    const user = await fill();
    await user.clear(field('验证码'));
    await user.type(field('验证码'), '000000');
    await user.click(action());
    await waitFor(() => expect(field('验证码')).toHaveAccessibleDescription('验证码不正确！'), PATIENCE);
    systemControls.advance(5 * 60_000);
    await user.click(action());
    await waitFor(
      () => expect(field('验证码')).toHaveAccessibleDescription('验证码已失效, 请重新生成'),
      PATIENCE,
    );
    expect(field('验证码')).toHaveFocus();
  });

  it('a server that fails is said in the form, and another try works', async () => {
    await openAccount('/register');
    const user = await fill();
    setScenario('offline:/register');
    await user.click(action());
    expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent('后端接口连接异常');
    expect(useNotices.getState().notices).toEqual([]);
    setScenario(null);
    await user.click(action());
    expect(await screen.findByRole('heading', { name: '注册成功' }, PATIENCE)).toBeVisible();
  });

  it('a code requested too often is refused beside its button (12099)', async () => {
    await openAccount('/register');
    const user = userEvent.setup();
    system().codes.set(`${NUMBER}:0`, { code: '111111', sentAt: system().now() });
    await user.type(field('手机号'), NUMBER);
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(
      () => expect(field('验证码')).toHaveAccessibleDescription('已获取验证码，请勿频繁获取'),
      PATIENCE,
    );
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it.each(['en', 'ja', 'ko', 'vi', 'ms'] as const)('speaks %s', async (language) => {
    await openAccount('/register', language);
    const main = screen.getByRole('main').textContent;
    expect(main).not.toMatch(/register\.|password\.|\{\{/);
    expect(main).not.toMatch(/账号|密码|验证码/);
  });
});
