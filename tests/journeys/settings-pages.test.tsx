import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import OptionsPage from '@/pages/console/options/options-page';
import SettingsPage from '@/pages/console/settings/settings-page';
import type { Language } from '@/shared/i18n/languages';
import { system } from '../../mocks/handlers/system/state';
import { useApiServer } from '../support/api-server';
import { call } from '../support/system-client';
import { openConsolePage } from './console-harness';
import {
  address,
  confirm,
  dialog,
  expectNoViolations,
  fill,
  narrowWindow,
  press,
  saveUntil,
} from './page-parts';

useApiServer();

const openOptions = (query = '', user: 'system' | 'admin' = 'system', language: Language = 'zh') =>
  openConsolePage({
    page: OptionsPage,
    areas: ['options'],
    address: `/system/options${query}`,
    user,
    language,
  });
const openSettings = (query = '', user: 'system' | 'admin' = 'system', language: Language = 'zh') =>
  openConsolePage({
    page: SettingsPage,
    areas: ['settings'],
    address: `/system/set${query}`,
    user,
    language,
  });
const saved = (code: string) => system().options.find(({ optionCode }) => optionCode === code)?.optionValue;

describe('parameters', () => {
  it('adds one, changes it over a conflict, finds and deletes it', async () => {
    const { token } = await openOptions();
    expect(await screen.findByText('2 个参数')).toBeVisible();
    await press('新增参数');
    const form = await dialog('新增参数');
    fill(form.getByLabelText('参数编号'), 'def_role');
    fill(form.getByLabelText('参数值'), '1');
    await saveUntil('参数编号重复，该角色已存在', form);
    fill(form.getByLabelText('参数编号'), 'sample_new');
    await saveUntil('已新增。', form);
    expect(await screen.findByText('3 个参数')).toBeVisible();
    await press('编辑 sample_new');
    const edit = await dialog('编辑参数 sample_new');
    fill(edit.getByLabelText('参数值'), '2');
    await expectNoViolations();
    const mine = system().options.find(({ optionCode }) => optionCode === 'sample_new');
    await call('POST', '/api/v1/system/options/update', { token, body: { ...mine, optionValue: '3' } });
    await press('保存', edit);
    const conflict = await dialog('这条记录在你编辑时已在别处保存');
    const values = within(conflict.getByRole('group', { name: '参数值' }));
    await userEvent.click(values.getByRole('radio', { name: '服务器上的3' }));
    await press('再次保存', conflict);
    expect(await screen.findByText('已保存修改。')).toBeVisible();
    expect(saved('sample_new')).toBe('3');
    fill(screen.getByLabelText('参数编号'), 'sample_new');
    await press('查询');
    await waitFor(() => expect(address()).toBe('/system/options?optionCode=sample_new'));
    expect(await screen.findByText('1 个参数')).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择 sample_new' }));
    await press('删除所选（1）');
    await confirm('共 1 个参数');
    expect(await screen.findByText('没有符合条件的记录。')).toBeVisible();
    expect(saved('sample_new')).toBeUndefined();
  });

  it('below 768 px are rows in place of a table', async () => {
    narrowWindow();
    await openOptions();
    const list = await screen.findByRole('list', { name: '参数配置' });
    expect(within(list).getByRole('button', { name: '编辑 sample_contact' })).toBeVisible();
    await expectNoViolations();
  });
});

describe('settings', () => {
  it('who wrote may publish: a switch with a sentence, saved at once, by keyboard', async () => {
    await openSettings();
    const reviewer = await screen.findByRole('switch', { name: '内容须由他人复核发布' });
    expect(reviewer).toBeChecked();
    expect(reviewer).toHaveAccessibleDescription(/撰写人不能发布自己的内容/);
    await expectNoViolations();
    reviewer.focus();
    await userEvent.keyboard(' ');
    expect(await screen.findByText('已保存修改。')).toBeVisible();
    await waitFor(() => expect(reviewer).not.toBeChecked());
    expect(saved('content_second_reviewer')).toBe('0');
  });

  it('changes only what was typed; a secret is neither shown nor stored in the browser', async () => {
    await openSettings('?tab=email');
    expect(await screen.findByText('smtp.example.com')).toBeVisible();
    expect(screen.getByText('不显示')).toBeVisible();
    await press('修改邮件服务');
    const form = await dialog('修改邮件服务');
    fill(form.getByLabelText('SMTP 端口'), '70000');
    await press('保存', form);
    expect(await form.findByText('端口须为 0—65535 的整数')).toBeVisible();
    fill(form.getByLabelText('SMTP 地址'), '!!bad 坏');
    expect(await form.findByText('须为域名或 IP 地址，例如 smtp.example.com')).toBeVisible();
    fill(form.getByLabelText('SMTP 地址'), 'smtp.example.com');
    fill(form.getByLabelText('SMTP 端口'), '587');
    fill(form.getByLabelText('邮箱密码'), 'Secret-1');
    await expectNoViolations();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Secret-1');
    system().options.find(({ optionCode }) => optionCode === 'email_smtp')!.optionValue = 'other.example.com';
    await saveUntil('已保存修改。', form);
    expect(await screen.findByText('587')).toBeVisible();
    expect(await screen.findByText('other.example.com')).toBeVisible();
    expect(saved('email_password')).toBe('Secret-1');
  });

  it('sends a test mail, and shows why it cannot', async () => {
    await openSettings('?tab=email');
    await press('发送测试邮件');
    const form = await dialog('收件人');
    fill(form.getByLabelText('收件人'), 'sample@example.com');
    system().options.find(({ optionCode }) => optionCode === 'email_smtp')!.optionValue = '';
    await press('发送', form);
    expect(await form.findByText('邮件服务初始化异常')).toBeVisible();
    system().options.find(({ optionCode }) => optionCode === 'email_smtp')!.optionValue = 'smtp.example.com';
    await waitFor(async () => {
      await userEvent.click(form.getByRole('button', { name: /发送/ }));
      expect(screen.getByText('测试邮件已发送。')).toBeVisible();
    });
    expect(system().mails).toMatchObject([{ to: 'sample@example.com', subject: '测试邮件' }]);
  });

  it('makes and saves a new key pair after asking', async () => {
    await openSettings('?tab=crypto');
    const before = saved('crypto_asymmetric_public_key') ?? '';
    expect(await screen.findByText(before)).toBeVisible();
    await press('更换密钥对');
    await confirm('确定更换密钥对吗？');
    expect(await screen.findByText('已保存新密钥，服务器重启后生效。')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(before)).not.toBeInTheDocument());
    expect(saved('crypto_asymmetric_private_key')).not.toBe('');
    expect(screen.queryByText(saved('crypto_asymmetric_private_key')!)).toBeNull();
  });

  it.each(['storage', 'sms'])('the tab %s shows its settings', async (tab) => {
    await openSettings(`?tab=${tab}`);
    expect((await screen.findAllByText('未设置')).length).toBeGreaterThan(2);
    await expectNoViolations();
  });
});

it('an admin sees which permission is missing', async () => {
  await openSettings('', 'admin');
  expect(screen.getByText(/system_options_update/)).toBeVisible();
});

it.each([
  ['en', 'Settings', 'System defaults'],
  ['ja', 'システム設定', 'システムの既定値'],
  ['ko', '시스템 설정', '시스템 기본값'],
  ['vi', 'Thiết lập hệ thống', 'Giá trị mặc định của hệ thống'],
  ['ms', 'Tetapan sistem', 'Nilai lalai sistem'],
] as const)('in %s', async (language, title, group) => {
  await openSettings('', 'system', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: group })).toBeVisible();
});
