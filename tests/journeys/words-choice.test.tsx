import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hsSynonyms } from '../../mocks/data/hs-synonyms';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { addressQuery, openTariff } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();

const FORMAT = 'HS 编码格式不正确，请输入 6—11 位数字';
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '产品或 HS 编码' });
const searched = new RegExp(`全部 5,612 个六位编码的 7 种语言名称，以及 ${hsSynonyms.length} 组常用词`);
const code = (hs: string) => screen.findByRole('button', { name: new RegExp(`^${hs}(?![.\\d])`) }, PATIENCE);

/** Words, and a code or heading that is offered for them. */
const WORDS = [
  ['电视', '8528.72'],
  ['自行车', '8712.00'],
  ['fish', '0302'],
  ['bicycle', '8712.00'],
  ['口罩', '6307.90'],
  ['锂电池', '8507.60'],
] as const;

describe('D1: words never become a code by themselves', () => {
  it.each(WORDS)('tariff page by link: %s is offered %s, and stays', async (words, hs) => {
    await openTariff(`hs=${words}&from=CN&to=VN`);
    expect(await screen.findByText(`“${words}”可能是下面这些编码，请选一个：`, {}, PATIENCE)).toBeVisible();
    expect(await code(hs)).toBeVisible();
    expect(screen.getByText(searched)).toBeVisible();
    expect(addressQuery().get('hs')).toBe(words);
    expect(box()).toHaveValue(words);
    expect(screen.queryByRole('region', { name: '适用税率' })).toBeNull();
  });

  it.each(['zzxqwv', '呜呼哀哉', 'xyzzyplugh'])('%s finds nothing, and says in what', async (words) => {
    await openTariff(`hs=${words}&from=CN&to=VN`);
    expect(await screen.findByText(`没有找到“${words}”对应的编码`, {}, PATIENCE)).toBeVisible();
    expect(screen.getByText(searched)).toHaveTextContent(/直接输入 6 位编码/);
    const official = within(screen.getByText(/^请到官方来源查询：/).closest('span') ?? document.body);
    expect(official.getByRole('link')).toHaveAttribute('href', 'https://www.customs.gov.vn');
    expect(screen.getByRole('link', { name: '按章和品目逐级查找' })).toHaveAttribute(
      'href',
      '#/home/taxOriginSearch/browse',
    );
    expect(addressQuery().get('hs')).toBe(words);
    expect(box()).toHaveValue(words);
  });

  it('typed on the tariff page', async () => {
    const user = userEvent.setup();
    await openTariff('from=CN&to=VN');
    await user.type(box(), 'fish{Enter}');
    expect(await code('0302')).toBeVisible();
    expect(addressQuery().get('hs')).toBe('fish');
    await user.click(await code('0302'));
    await user.click(await code('0302.11'));
    await waitFor(() => expect(addressQuery().get('hs')).toBe('030211'));
    window.history.back();
    await waitFor(() => expect(addressQuery().get('hs')).toBe('fish'));
    expect(await code('0302')).toBeVisible();
  });

  it('a heading lists its subheadings, and resolves to none of them', async () => {
    const user = userEvent.setup();
    await openTariff('hs=咖啡&from=CN&to=VN');
    await user.click(await code('0901'));
    expect(await screen.findByText('0901 下收录的编码，请选一个：', {}, PATIENCE)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^0901\.\d{2} / })).toHaveLength(5);
    expect(addressQuery().get('hs')).toBe('咖啡');
    await user.click(screen.getByRole('button', { name: '返回上一级' }));
    expect(await screen.findByText('“咖啡”可能是下面这些编码，请选一个：', {}, PATIENCE)).toBeVisible();
  });

  it('a heading that is picked in the box lists its subheadings there', async () => {
    const user = userEvent.setup();
    await openTariff('from=CN&to=VN');
    await user.type(box(), '咖啡');
    await user.click(await screen.findByRole('option', { name: /^0901 ?咖啡/ }, PATIENCE));
    expect(box()).toHaveValue('0901');
    await user.click(await screen.findByRole('option', { name: /^0901\.21/ }, PATIENCE));
    expect(box().value).toMatch(/^0901\.21 /);
  });

  it('one Chinese character is a word', async () => {
    await openTariff('hs=鱼&from=CN&to=VN');
    expect(await code('0302')).toBeVisible();
  });

  it('typed on the home page', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    const product = await screen.findByRole('combobox', { name: 'HS 编码或品名' }, PATIENCE);
    await user.clear(product);
    await user.type(product, '电视{Enter}');
    expect(await code('8528.72')).toBeVisible();
    expect(addressQuery().get('hs')).toBe('电视');
  });

  it('service guide', async () => {
    await openApp('/home/serviceGuide?hs=电视&from=CN&to=VN');
    expect(await code('8528.72')).toBeVisible();
    expect(screen.getByText(searched)).toBeVisible();
    expect(addressQuery().get('hs')).toBe('电视');
    expect(box()).toHaveValue('电视');
  });

  it('scope check, by link and typed', async () => {
    const user = userEvent.setup();
    await openApp('/home/riskCase?tab=scope&hs=电视&from=CN&to=VN&date=2026-12-15');
    expect(await code('8528.72')).toBeVisible();
    expect(addressQuery().get('hs')).toBe('电视');
    await user.clear(box());
    await user.type(box(), 'fish{Escape}');
    await user.click(screen.getByRole('button', { name: '核对' }));
    await user.click(await code('0302'));
    await user.click(await code('0302.11'));
    await waitFor(() => expect(addressQuery().get('hs')).toBe('030211'));
    expect(addressQuery().get('to')).toBe('VN');
  });
});

describe('D24: a slip is said', () => {
  it('beside the codes', async () => {
    await openTariff('hs=锂电迟&from=CN&to=VN');
    expect(
      await screen.findByText(/^没有找到“锂电迟”。如果你要找的是“锂电池”，可能是下面这些编码/, {}, PATIENCE),
    ).toBeVisible();
    expect(await code('8507.60')).toBeVisible();
    expect(addressQuery().get('hs')).toBe('锂电迟');
  });

  it('below the box', async () => {
    const user = userEvent.setup();
    await openTariff('from=CN&to=VN');
    await user.type(box(), 'batery');
    expect(await screen.findByText('没有找到。你要找的是“battery”吗？', {}, PATIENCE)).toBeVisible();
    await user.clear(box());
    await user.type(box(), 'zzxqwv');
    expect(
      await screen.findByText(/^5,612 个编码的 7 种语言名称和 .* 组常用词里没有找到/, {}, PATIENCE),
    ).toBeVisible();
  });
});

describe('D12: the first digits of a code list the codes below them', () => {
  it('typed on the home page', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    const product = await screen.findByRole('combobox', { name: 'HS 编码或品名' }, PATIENCE);
    await user.clear(product);
    await user.type(product, '8504');
    await user.click(screen.getByRole('button', { name: '查税率、规则和证明' }));
    expect(screen.getByRole('alert')).toHaveTextContent(FORMAT);
    expect(await screen.findByText('8504 下收录的编码，请选一个：', {}, PATIENCE)).toBeVisible();
    await user.click(await code('8504.40'));
    expect(product).toHaveValue('8504.40 静止式变流器（含充电机、逆变器）');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('8504 下收录的编码，请选一个：')).toBeNull();
  });

  it('typed on the tariff page', async () => {
    const user = userEvent.setup();
    await openTariff('from=CN&to=VN');
    await user.type(box(), '85.04{Enter}');
    expect(screen.getByText(FORMAT)).toBeVisible();
    await user.click(await code('8504.40'));
    expect(box()).toHaveValue('8504.40 静止式变流器（含充电机、逆变器）');
    expect(screen.queryByText(FORMAT)).toBeNull();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(addressQuery().get('hs')).toBe('850440'));
  });

  it.each([
    ['8504', ['8504.40'], /^\d{4}\.\d{2} /, 11],
    ['85', ['8507', '8507.60'], /^\d{4} /, 45],
    ['85044', ['8504.40'], /^\d{4}\.\d{2} /, 1],
  ] as const)('in a link: %s', async (digits, steps, listed, count) => {
    await openTariff(`hs=${digits}&from=CN&to=VN`);
    expect(await screen.findByText(FORMAT, {}, PATIENCE)).toBeVisible();
    expect(await screen.findByText(`${digits} 下收录的编码，请选一个：`, {}, PATIENCE)).toBeVisible();
    expect(screen.getAllByRole('button', { name: listed })).toHaveLength(count);
    for (const step of steps) await userEvent.click(await code(step));
    await waitFor(() => expect(addressQuery().get('hs')).toBe(steps.at(-1)?.replace('.', '')));
  });

  it('says so where no code is below them, or where HS has no such chapter', async () => {
    await openTariff('hs=9499&from=CN&to=VN');
    expect(await screen.findByText('HS 2022 没有以 9499 开头的编码', {}, PATIENCE)).toBeVisible();
    window.location.hash = '#/home/taxOriginSearch?hs=9801&from=CN&to=VN';
    expect(await screen.findByText('HS 2022 没有第 98 章', {}, PATIENCE)).toBeVisible();
  });
});

describe('D6: codes that are not served', () => {
  it.each(['999999', '000000', '770110', '980100'])('%s: HS has no such chapter', async (digits) => {
    await openTariff(`hs=${digits}&from=CN&to=VN`);
    expect(await screen.findByText(`HS 2022 没有第 ${digits.slice(0, 2)} 章`, {}, PATIENCE)).toBeVisible();
    expect(screen.queryByText(/^本站没有“/)).toBeNull();
  });

  it('the guide says the same', async () => {
    await openApp('/home/serviceGuide?hs=999999&from=CN&to=VN');
    expect(await screen.findByText('HS 2022 没有第 99 章', {}, PATIENCE)).toBeVisible();
  });

  it.each([
    ['940542', 'CTH'],
    ['940360', 'CTH'],
    ['010121', 'WO'],
  ])('%s: is answered, with its rule', async (digits, rule) => {
    await openTariff(`hs=${digits}&from=CN&to=VN`);
    const section = await screen.findByRole('region', { name: /原产地规则/ }, PATIENCE);
    expect(section).toHaveTextContent(rule);
    expect(screen.queryByText(/^本站没有“/)).toBeNull();
  });

  it('a code that HS 2022 has not offers those of its heading alone', async () => {
    await openTariff('hs=940643&from=CN&to=VN');
    expect(await screen.findByText(/^HS 2022 没有 9406\.43 这个编码/, {}, PATIENCE)).toBeVisible();
    const near = screen.getAllByRole('button', { name: /^94\d\d\.\d\d/ });
    expect(near.map(({ textContent }) => textContent.slice(0, 4))).toEqual(near.map(() => '9406'));
  });
});
