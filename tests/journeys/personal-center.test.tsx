import { File as ServerFile } from 'node:buffer';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App as AntdApp } from 'antd';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeRegion } from '@/app/notice-region';
import { clearDictionary } from '@/features/dictionary/dictionary';
import { clearSession, setUser, useSession } from '@/features/session/session-store';
import { TabContext } from '@/features/tabs/tab-context';
import { useTabs } from '@/features/tabs/tabs-store';
import PersonalCenterPage from '@/pages/console/personal-center/personal-center-page';
import { connectApi } from '@/shared/api/client/connect-api';
import { createQueryClient } from '@/shared/api/cache/query-client';
import { dropPublicKey } from '@/shared/crypto/public-key';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';
import { systemControls } from '../../mocks/handlers/system/controls';
import { system } from '../../mocks/handlers/system/state';
import { issueToken } from '../../mocks/tokens';
import { useApiServer } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';
import { LinkPresses } from '../support/link-presses';
import type { Area } from '@/shared/i18n/areas';

const server = useApiServer();
const PATH = '/personal/center';
const AREAS: readonly Area[] = ['personal', 'validation', 'dictionary', 'console', 'ui', 'messages'];
const USER = '/rcep-boot/api/v1/system/user';

beforeEach(() => {
  systemControls.reset();
  dropPublicKey();
  clearDictionary();
  clearSession();
  useTabs.setState(useTabs.getInitialState(), true);
});

/** Opens the page alone, as the console draws it for the user `editor`. */
async function openPage(search = '', language: Language = 'zh') {
  window.location.hash = `#${PATH}${search}`;
  const { accessToken } = issueToken({ uid: '3', username: 'editor' });
  const { ports, seen } = recordedPorts({ token: accessToken });
  connectApi(ports);
  useSession.setState({ accessToken });
  setUser({
    userId: '3',
    username: '示例编辑',
    avatar: '',
    roles: ['editor'],
    perms: [],
    isSuperAdmin: false,
  });
  await (i18next.isInitialized ? i18next.changeLanguage(language) : startI18n(language, ['ui']));
  await loadTexts(AREAS);
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <AntdApp>
        <HashRouter>
          <LinkPresses />
          <Routes>
            <Route
              path={PATH}
              element={
                <TabContext value={PATH}>
                  <PersonalCenterPage />
                </TabContext>
              }
            />
          </Routes>
          <NoticeRegion />
        </HashRouter>
      </AntdApp>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...view };
}

const editor = () => system().users.find(({ username }) => username === 'editor')!;
const field = (name: string) => screen.getByRole('textbox', { name });
/** Password fields have no role; they are found as their label says. */
const secret = (name: string) => screen.getByLabelText(name);
const section = (name: string) => within(screen.getByRole('region', { name }));
const isUnsaved = () => useTabs.getState().unsaved.has(PATH);

async function press(name: string, inside: Pick<typeof screen, 'getByRole'> = screen) {
  await userEvent.click(inside.getByRole('button', { name }));
}

async function retype(element: HTMLElement, text: string) {
  await userEvent.clear(element);
  await userEvent.type(element, text);
}

describe('基本设置', () => {
  it('组织机构 and 用户名 are read, 昵称 and 我的签名 saved; the session follows', async () => {
    await openPage();
    expect(await screen.findByText('示例服务中心 / 内容部 / 编辑岗')).toBeVisible();
    expect(section('账号').getByText('editor')).toBeVisible();
    expect(field('昵称')).toHaveValue('示例编辑');
    expect(isUnsaved()).toBe(false);
    await retype(field('昵称'), '新名字');
    await userEvent.type(field('我的签名'), '你好');
    await waitFor(() => expect(isUnsaved()).toBe(true));
    await press('保存');
    expect(await screen.findByText('修改用户信息成功')).toBeVisible();
    expect(editor()).toMatchObject({ realName: '新名字', sign: '你好', mobile: '13800000003', version: 1 });
    expect(useSession.getState()).toMatchObject({ username: '新名字', roles: ['editor'] });
    await waitFor(() => expect(isUnsaved()).toBe(false));
    await retype(field('昵称'), '再改');
    await press('保存');
    await waitFor(() => expect(editor()).toMatchObject({ realName: '再改', version: 2 }));
  });

  it('no organisation, no line', async () => {
    system().userOrgs = [];
    await openPage();
    await screen.findByText('editor');
    expect(screen.queryByText('组织机构')).not.toBeInTheDocument();
  });

  it('a name against the rule is said at its field and not sent', async () => {
    await openPage();
    await retype(await screen.findByRole('textbox', { name: '昵称' }), 'a b');
    expect(field('昵称')).toBeInvalid();
    await press('保存');
    expect(field('昵称')).toHaveAccessibleDescription('只能包含汉字、字母、数字和下划线');
    await userEvent.clear(field('昵称'));
    expect(field('昵称')).toHaveAccessibleDescription('不能为空');
    expect(editor().version).toBe(0);
  });

  it('what was typed is preserved where saving fails, and when the page is opened again', async () => {
    server.use(http.post(`${USER}/updateSelf`, () => HttpResponse.error()));
    const { unmount } = await openPage();
    await retype(await screen.findByRole('textbox', { name: '昵称' }), '新名字');
    await press('保存');
    expect(await screen.findByRole('alert')).toHaveTextContent('后端接口连接异常');
    expect(field('昵称')).toHaveValue('新名字');
    unmount();
    await openPage();
    expect(await screen.findByText('这是你上次没有保存的修改。')).toBeVisible();
    expect(field('昵称')).toHaveValue('新名字');
    await press('恢复为已保存的内容');
    expect(field('昵称')).toHaveValue('示例编辑');
    expect(screen.queryByText('这是你上次没有保存的修改。')).not.toBeInTheDocument();
  });

  it('10100: both versions are shown, and the chosen values saved over the newest record', async () => {
    await openPage();
    await retype(await screen.findByRole('textbox', { name: '昵称' }), '我的');
    Object.assign(editor(), { realName: '别人的', sign: '别人的签名', version: 7 });
    await press('保存');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('这条记录在你编辑时已在别处保存')).toBeInTheDocument();
    expect(dialog.getByText('别人的')).toBeInTheDocument();
    await press('再次保存', dialog);
    await waitFor(() => expect(editor()).toMatchObject({ realName: '我的', sign: '别人的签名', version: 8 }));
  });

  it('a record that cannot be read says so and is read again', async () => {
    server.use(http.get(`${USER}/getInfo`, () => HttpResponse.json({ code: -1, msg: 'x' }), { once: true }));
    await openPage();
    expect(await screen.findByText('个人资料加载失败。')).toBeVisible();
    await press('重试');
    expect(await screen.findByText('editor')).toBeVisible();
  });
});

describe('the panes', () => {
  it('stand in the address, and what was typed in one outlasts a look at the other', async () => {
    await openPage('?tab=security&task=password');
    await userEvent.type(await screen.findByLabelText('旧密码'), 'Aa1');
    await userEvent.click(screen.getByRole('link', { name: '基本设置' }));
    expect(window.location.hash).toBe(`#${PATH}?tab=basic`);
    expect(await screen.findByRole('textbox', { name: '昵称' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '密码' })).not.toBeInTheDocument();
    expect(isUnsaved()).toBe(true);
    act(() => window.history.back());
    expect(await screen.findByLabelText('旧密码')).toHaveValue('Aa1');
    expect(screen.getByRole('link', { name: '安全设置' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('安全设置: password', () => {
  it('{oldPassword,newPassword,verifyPassword}: the rules while typing, the mismatch, the refusal, the change', async () => {
    await openPage('?tab=security');
    expect(await screen.findByText('很高')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '修改密码' }));
    await waitFor(() => expect(secret('旧密码')).toHaveFocus());
    const rules = within(screen.getByRole('list', { name: '新密码的要求' }));
    await userEvent.type(secret('新密码'), 'Bb12345678');
    expect(rules.getByText('有数字').closest('li')).toHaveTextContent('（已满足）');
    expect(rules.getByText(/有特殊字符/).closest('li')).toHaveTextContent('（未满足）');
    await userEvent.type(secret('新密码'), '.99');
    await userEvent.type(secret('再次输入新密码'), 'Bb2');
    expect(secret('再次输入新密码')).toHaveAccessibleDescription('两次输入的密码不一致。');
    await userEvent.type(secret('旧密码'), 'wrong');
    await press('保存');
    expect(editor().version).toBe(0);
    await retype(secret('再次输入新密码'), 'Bb12345678.99');
    expect(screen.queryByText('两次输入的密码不一致。')).not.toBeInTheDocument();
    await press('保存');
    await waitFor(() => expect(secret('旧密码')).toHaveAccessibleDescription('旧密码不正确'));
    expect(secret('新密码')).toHaveValue('Bb12345678.99');
    await retype(secret('旧密码'), 'Aa123456.');
    await press('保存');
    expect(await screen.findByText('密码已修改')).toBeVisible();
    expect(editor().password).toBe('Bb12345678.99');
    await waitFor(() => expect(screen.queryByLabelText('旧密码')).not.toBeInTheDocument());
    expect(window.location.hash).toBe(`#${PATH}?tab=security`);
    await waitFor(() => expect(screen.getByRole('heading', { name: '密码' })).toHaveFocus());
    expect(await screen.findByText('非常高')).toBeVisible();
    expect(isUnsaved()).toBe(false);
  });

  it('forgotten: identity by e-mail, then the new one twice', async () => {
    await openPage('?tab=security&task=forgotten');
    await waitFor(() => expect(screen.getByRole('heading', { name: /核验身份/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('radio', { name: /邮箱/ }));
    await press('获取验证码');
    expect(await screen.findByText('已发送到 e*****@example.com，5 分钟内有效。')).toBeVisible();
    expect(screen.getByRole('button', { name: /重新获取/ })).toBeDisabled();
    await waitFor(() => expect(field('验证码')).toHaveFocus());
    await userEvent.type(field('验证码'), systemControls.codeFor('editor@example.com')!);
    await press('下一步');
    await userEvent.type(await screen.findByLabelText('新密码'), 'Cc123456.');
    await userEvent.type(secret('再次输入新密码'), 'Cc123456.');
    await press('保存');
    await waitFor(() => expect(editor().password).toBe('Cc123456.'));
    expect(await screen.findByText('密码已修改')).toBeVisible();
  });
});

/** Passes the first step with the code sent to the mobile number. */
async function confirmByMobile() {
  await screen.findByRole('heading', { name: /核验身份/ });
  await press('获取验证码');
  await waitFor(() => expect(systemControls.codeFor('13800000003')).not.toBeNull());
  await retype(field('验证码'), systemControls.codeFor('13800000003')!);
  await press('下一步');
}

describe('安全设置: mobile number and e-mail address', () => {
  it('the certificate flow for the mobile number, the wrong identity code first', async () => {
    await openPage('?tab=security&task=mobile');
    expect(await screen.findByText('更换手机号后，将无法再用“原手机号＋密码”登录。')).toBeVisible();
    expect(section('手机号').getAllByText('138****0003')).toHaveLength(2);
    await press('获取验证码');
    await waitFor(() => expect(systemControls.codeFor('13800000003')).not.toBeNull());
    await userEvent.type(field('验证码'), '000000');
    await press('下一步');
    await waitFor(() => expect(field('验证码')).toHaveAccessibleDescription('验证码不正确！'));
    expect(field('验证码')).toHaveValue('000000');
    await retype(field('验证码'), systemControls.codeFor('13800000003')!);
    await press('下一步');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '第 2 步，共 2 步 新手机号' })).toHaveFocus(),
    );
    expect(screen.getByText(/身份已核验/)).toBeVisible();
    await press('获取验证码');
    expect(field('新手机号')).toHaveAccessibleDescription('不能为空');
    await userEvent.type(field('新手机号'), '13900000003');
    await press('获取验证码');
    await waitFor(() => expect(systemControls.codeFor('13900000003')).not.toBeNull());
    await userEvent.type(field('验证码'), systemControls.codeFor('13900000003')!);
    await press('保存');
    expect(await screen.findByText('手机号已更换')).toBeVisible();
    expect(editor().mobile).toBe('13900000003');
    expect(await section('手机号').findByText('139****0003')).toBeVisible();
  });

  it('console 25: a code that was used is no longer called valid, and another one can be sent at once', async () => {
    await openPage('?tab=security&task=email');
    await screen.findByRole('heading', { name: /核验身份/ });
    await press('获取验证码');
    await waitFor(() => expect(field('验证码')).toHaveAccessibleDescription(/138/));
    expect(screen.getByRole('button', { name: /重新获取/ })).toBeDisabled();
    await userEvent.type(field('验证码'), systemControls.codeFor('13800000003')!);
    await press('下一步');
    await screen.findByRole('textbox', { name: '新邮箱' });
    // The server forgets the identity that was checked: another code is needed.
    system().certificates.clear();
    await userEvent.type(field('新邮箱'), 'new@example.com');
    await userEvent.type(field('验证码'), '424242');
    await press('保存');
    expect(await screen.findByText(/需要再核验一次/)).toBeVisible();
    await press('重新核验身份');
    expect(await screen.findByRole('heading', { name: /核验身份/ })).toBeVisible();
    expect(field('验证码')).toHaveValue('');
    expect(field('验证码')).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('one can go back and forth without another check', async () => {
    await openPage('?tab=security&task=email');
    await confirmByMobile();
    await userEvent.type(await screen.findByRole('textbox', { name: '新邮箱' }), 'new@example.com');
    await press('上一步');
    expect(await screen.findByText(/身份已核验/)).toBeVisible();
    await press('下一步');
    expect(await screen.findByRole('textbox', { name: '新邮箱' })).toHaveValue('new@example.com');
  });

  it('a refusal that uses the certificate up leads through the identity once more; nothing typed is lost', async () => {
    await openPage('?tab=security&task=email');
    await confirmByMobile();
    await userEvent.type(await screen.findByRole('textbox', { name: '新邮箱' }), 'editor@example.com');
    await press('获取验证码');
    await waitFor(() => expect(systemControls.codeFor('editor@example.com')).not.toBeNull());
    await userEvent.type(field('验证码'), '000000');
    await press('保存');
    await waitFor(() => expect(field('新邮箱')).toHaveAccessibleDescription('新旧邮箱不可一致'));
    expect(screen.getByText(/身份已核验/)).toBeVisible();

    await retype(field('新邮箱'), 'new@example.com');
    system().codes.set('new@example.com:1', { code: '424242', sentAt: system().now() });
    await press('保存');
    await waitFor(() => expect(field('验证码')).toHaveAccessibleDescription('验证码不正确！'));
    expect(screen.getByText(/需要再核验一次/)).toBeVisible();
    await retype(field('验证码'), '424242');
    await press('重新核验身份');

    sessionStorage.clear();
    systemControls.advance(31_000);
    await waitFor(() => expect(screen.getByRole('heading', { name: /核验身份/ })).toBeVisible());
    system().codes.set('13800000003:1', { code: '171717', sentAt: system().now() });
    await userEvent.type(field('验证码'), '171717');
    await press('下一步');
    expect(await screen.findByRole('textbox', { name: '新邮箱' })).toHaveValue('new@example.com');
    expect(field('验证码')).toHaveValue('424242');
    await press('保存');
    await waitFor(() => expect(editor().email).toBe('new@example.com'));
  });

  it('an address of another user is refused at its field', async () => {
    await openPage('?tab=security&task=email');
    await confirmByMobile();
    await userEvent.type(await screen.findByRole('textbox', { name: '新邮箱' }), 'admin@example.com');
    system().codes.set('admin@example.com:1', { code: '424242', sentAt: system().now() });
    await userEvent.type(field('验证码'), '424242');
    await press('保存');
    await waitFor(() => expect(field('新邮箱')).toHaveAccessibleDescription('该邮箱已被使用'));
  });

  it('cancelling forgets what was typed and closes', async () => {
    await openPage('?tab=security&task=mobile');
    await userEvent.type(await screen.findByRole('textbox', { name: '验证码' }), '1');
    await waitFor(() => expect(isUnsaved()).toBe(true));
    await press('取消');
    await waitFor(() => expect(isUnsaved()).toBe(false));
    expect(screen.queryByRole('textbox', { name: '验证码' })).not.toBeInTheDocument();
  });

  it('without a registered address there is no check, and it is said', async () => {
    Object.assign(editor(), { mobile: null, email: null });
    await openPage('?tab=security&task=forgotten');
    expect(await screen.findByText(/你没有登记手机号和邮箱/)).toBeVisible();
    expect(section('邮箱').getByText('未登记')).toBeVisible();
  });
});

describe('the picture', () => {
  const choose = async (file: File) => {
    const input = await screen.findByLabelText('更换头像');
    await userEvent.setup({ applyAccept: false }).upload(input, file);
  };
  const drawn: unknown[][] = [];

  beforeEach(() => {
    drawn.length = 0;
    const context = {
      setTransform: () => {},
      fillRect: () => {},
      translate: (...to: number[]) => void drawn.push(['translate', ...to]),
      rotate: (by: number) => void drawn.push(['rotate', by]),
      drawImage: (_picture: unknown, ...box: number[]) => void drawn.push(['drawImage', ...box]),
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
      done(new Blob(['jpeg'], { type: type! })),
    );
    const own = { File: globalThis.File, createImageBitmap: globalThis.createImageBitmap };
    globalThis.createImageBitmap = (source: unknown) =>
      (source as File).name === 'broken.png'
        ? Promise.reject(new DOMException('x', 'InvalidStateError'))
        : Promise.resolve({ width: 400, height: 200, close: () => {} } as ImageBitmap);
    return () => Object.assign(globalThis, own);
  });

  it.each([
    ['no image', new File(['x'], 'x.txt', { type: 'text/plain' }), /不能当作图片打开/],
    ['not really an image', new File(['x'], 'broken.png', { type: 'image/png' }), /不能当作图片打开/],
    [
      'too large',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' }),
      /超过 10 MB/,
    ],
  ])('a file that is %s is refused in words', async (_name, file, words) => {
    await openPage();
    await choose(file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('200x200, 1:1, zoom/rotate, jpeg -> upload -> updateAvatar; the session follows', async () => {
    await openPage();
    await choose(new File(['x'], 'face.png', { type: 'image/png' }));
    const dialog = within(await screen.findByRole('dialog', { name: '裁剪头像' }));
    expect(dialog.getByRole('img', { name: /裁剪预览/ })).toBeInTheDocument();
    expect(dialog.getByRole('slider', { name: '上下位置' })).toBeDisabled();
    await press('向右旋转', dialog);
    expect(dialog.getByRole('slider', { name: '左右位置' })).toBeDisabled();
    expect(dialog.getByRole('slider', { name: '上下位置' })).toBeEnabled();
    // jsdom's FormData travels as Node's, whose files the mock back end would not know as files of jsdom.
    globalThis.File = ServerFile as never;
    await press('保存头像', dialog);
    expect(await screen.findByText('头像已更换')).toBeVisible();
    expect(drawn.slice(-3)).toEqual([
      ['translate', 100, 100],
      ['rotate', Math.PI / 2],
      ['drawImage', -200, -100, 400, 200],
    ]);
    const { avatar } = editor();
    expect(avatar).toMatch(/\/static\/upload\//);
    expect([...system().files.values()][0]).toMatchObject({ type: 'image/jpeg', size: 4 });
    expect(useSession.getState().avatar).toBe(avatar);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a failed upload leaves the crop open', async () => {
    server.use(
      http.post('/rcep-boot/api/v1/tools/oss/upload', () => HttpResponse.json({ code: -1, msg: '存储失败' })),
    );
    await openPage();
    await choose(new File(['x'], 'face.png', { type: 'image/png' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press('保存头像', dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent('存储失败');
    expect(editor().avatar).toBeNull();
  });
});

describe('the page in other languages', () => {
  it.each(['en', 'ko', 'vi', 'ms'] as const)('%s: no Chinese but what the server sent', async (language) => {
    system().userOrgs = [];
    Object.assign(editor(), { realName: 'Editor' });
    await openPage('?tab=security&task=mobile', language);
    await screen.findAllByText('138****0003');
    const shown = screen
      .getByRole('heading', { level: 1 })
      .closest('.personal-center')!
      .cloneNode(true) as Element;
    for (const served of shown.querySelectorAll('[lang|="zh"], [lang="zh-CN"]')) served.remove();
    expect(shown.textContent).not.toMatch(/[\u4e00-\u9fff]/);
    await act(() => i18next.changeLanguage('zh'));
  });
});
