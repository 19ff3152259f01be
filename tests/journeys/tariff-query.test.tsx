import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { addressQuery, answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

const submit = () => userEvent.click(screen.getByRole('button', { name: '查询' }));
const box = () => screen.getByRole('combobox', { name: '产品或 HS 编码' });

describe('the query band', () => {
  it('can be used as soon as it is there', async () => {
    await openTariff();
    expect(document.querySelector('form[name="tariff"]')).toHaveAttribute('data-usable');
    expect(screen.getByText('填好产品、出口国和进口国，就能看到税率、原产地规则和所需证明。')).toBeVisible();
  });

  it('says what is missing, in the words of the specification', async () => {
    await openTariff();
    await submit();
    expect(screen.getByText('HS 编码不能为空')).toBeVisible();
    expect(box()).toBeInvalid();
    for (const name of ['从（出口国）', '到（进口国）']) {
      expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription('请选择国家');
    }
  });

  it('no longer says so of a question that came from elsewhere', async () => {
    await openTariff();
    await submit();
    expect(screen.getByText('HS 编码不能为空')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^9406\.20 日本 → 越南$/ }));
    await waitFor(() => expect(addressQuery().get('hs')).toBe('940620'));
    await waitFor(() => expect(box()).toBeValid());
    expect(screen.queryByText('HS 编码不能为空')).toBeNull();
  });

  it.each(['9406', '94 06', '123456789012', '9'.repeat(10_000), '<b>1</b>', '😀', '\u202e94'])(
    'calls %j malformed and stays where it is',
    async (typed) => {
      await openTariff('from=JP&to=VN');
      await userEvent.click(box());
      await userEvent.paste(typed);
      await submit();
      expect(screen.getByText('HS 编码格式不正确，请输入 6—11 位数字')).toBeVisible();
      expect(addressQuery().get('hs')).toBeNull();
    },
  );

  it('answers 10,000 characters of words with a sentence', async () => {
    await openTariff('from=JP&to=VN');
    await userEvent.click(box());
    await userEvent.paste('zzxq <img src=x onerror=alert(1)> '.repeat(300));
    await submit();
    expect(await screen.findByText(/^没有找到“zzxq/, {}, PATIENCE)).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
  });

  it.each(['8507.60', '８５０７６０', '8507 60'])('reads %j as 850760', async (typed) => {
    await openTariff('from=CN&to=JP');
    await userEvent.click(box());
    await userEvent.paste(typed);
    await submit();
    await waitFor(() => expect(addressQuery().get('hs')).toBe('850760'));
  });

  it('picks a proposal by keyboard alone and keeps it', async () => {
    await openTariff('from=JP&to=VN');
    const user = userEvent.setup();
    await user.click(box());
    await user.keyboard('940620');
    const list = await screen.findByRole('listbox', { name: '编码建议' }, PATIENCE);
    expect(await within(list).findByRole('option', { name: /9406\.20/ }, PATIENCE)).toBeVisible();
    await user.keyboard('{ArrowDown}');
    const active = box().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('9406.20 钢制模块化建筑单元');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressQuery().get('hs')).toBe('940620'));
  });

  it('closes the proposals on Escape and leaves the text', async () => {
    await openTariff();
    const user = userEvent.setup();
    await user.click(box());
    await user.keyboard('9406');
    await screen.findByRole('listbox', { name: '编码建议' }, PATIENCE);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('9406');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers the codes that product words may mean', async () => {
    await openTariff('hs=电池&from=CN&to=JP');
    expect(await screen.findByText(/“电池”可能是下面这些编码/, {}, PATIENCE)).toBeVisible();
    const proposed = screen.getByRole('button', { name: /^8507\.60/ });
    expect(proposed.parentElement).toHaveTextContent(/待核$/);
    const list = screen.getByText('商品名称及编码协调制度2022年版六位编码');
    expect(list.closest('.source-line')).toHaveTextContent(/2024-10-25/);
    await userEvent.click(proposed);
    await waitFor(() => expect(addressQuery().get('hs')).toBe('850760'));
  });

  it('asks for the national line and says the range of the rates', async () => {
    await openTariff('hs=940620&from=JP&to=VN&date=2026-12-15');
    expect(
      await screen.findByText('最惠国税率 3% 至 15%；RCEP 税率 8.2% 至 15%。', {}, PATIENCE),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: '适用税率' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /9406\.20\.90/ }));
    expect(await answerPart()).toHaveTextContent('按 8.2% 缴纳');
    expect(addressQuery().get('line')).toBe('94062090');
  });

  it('says which digits of a longer code matched', async () => {
    await openTariff('hs=9406209099&from=JP&to=VN&date=2026-12-15');
    await answerPart();
    expect(screen.getByText(/输入 9406209099，按前 8 位 94062090 匹配/)).toBeVisible();
  });

  it('shows the quantity disabled, with the reason, where the duty is by value', async () => {
    await openTariff('hs=282540&from=CN&to=JP&date=2026-12-15');
    await answerPart();
    expect(screen.getByLabelText('数量')).toBeDisabled();
    expect(screen.getByLabelText('数量')).toHaveAccessibleDescription('按价计征，不需填');
    expect(screen.queryByLabelText(/折合进口国货币/)).toBeNull();
  });

  it('keeps quantity and exchange rate in place whichever line of a code is chosen', async () => {
    await openTariff('hs=520512&from=CN&to=JP&date=2026-12-15');
    const quantity = await screen.findByLabelText('数量');
    await waitFor(() => expect(screen.getByLabelText(/折合进口国货币/)).toBeDisabled(), PATIENCE);
    expect(quantity).toHaveAccessibleDescription('视税目而定');
    await userEvent.click(screen.getByRole('radio', { name: /5205\.12\.021/ }));
    await answerPart();
    expect(screen.getByLabelText('数量')).toBeEnabled();
    expect(screen.getByLabelText('数量')).toHaveAccessibleDescription('kg');
    expect(screen.getByLabelText(/折合进口国货币/)).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: /5205\.12\.010/ }));
    await waitFor(() => expect(screen.getByLabelText('数量')).toBeDisabled());
    expect(screen.getByLabelText(/折合进口国货币/)).toHaveAccessibleDescription('按价计征，不需填');
  });

  it('keeps the chosen line when only the date is changed', async () => {
    await openTariff('hs=940620&line=94062010&from=JP&to=VN&date=2026-12-15');
    await answerPart();
    await wholePage();
    await userEvent.clear(screen.getByLabelText('完税价格'));
    await userEvent.type(screen.getByLabelText('完税价格'), '5000');
    await submit();
    await waitFor(() => expect(addressQuery().get('value')).toBe('5000'));
    expect(addressQuery().get('line')).toBe('94062010');
  });

  it('leaves a quantity with its unit in its field, with the reason', async () => {
    await openTariff('hs=520512&line=520512021&from=CN&to=JP&date=2026-12-15');
    await answerPart();
    await userEvent.type(screen.getByLabelText('数量'), '5 ton');
    await submit();
    expect(screen.getByLabelText('数量')).toBeInvalid();
    expect(screen.getByText('请填写大于 0 的数字')).toBeVisible();
    expect(screen.getByLabelText('数量')).toHaveValue('5 ton');
    expect(addressQuery().get('qty')).toBeNull();
  });
});

describe('money of another currency', () => {
  it('stays in its field with the reason, until the currency is the one it names', async () => {
    await openTariff('hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15');
    await answerPart();
    const value = screen.getByLabelText('完税价格');
    await userEvent.type(value, 'EUR 20');
    await submit();
    expect(value).toBeInvalid();
    expect(value).toHaveAccessibleDescription('写的是另一种货币，请填 USD 的金额');
    expect(value).toHaveValue('EUR 20');
    expect(addressQuery().get('value')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('币种'), 'EUR');
    await submit();
    await waitFor(() => expect(addressQuery().get('value')).toBe('20'));
    expect(addressQuery().get('currency')).toBe('EUR');
  });

  it('is no rate of exchange either, which is in the importer’s', async () => {
    await openTariff('hs=520512&line=520512021&from=CN&to=JP&date=2026-12-15');
    await answerPart();
    const rate = await screen.findByLabelText(/折合进口国货币/);
    await userEvent.type(rate, '7 CNY');
    await submit();
    expect(rate).toHaveAccessibleDescription(/写的是另一种货币，请填 JPY 的金额/);
    expect(rate).toHaveValue('7 CNY');
  });
});

describe('amounts with a decimal comma', () => {
  const LINK = 'hs=520512&from=CN&to=JP&date=2026-12-15&value=12.345&qty=1.125&fx=24.567';
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Tra cứu' }));

  it('of a link are shown with it, and asked again as they were', async () => {
    await openTariff(LINK, 'vi');
    expect(screen.getByLabelText('Trị giá hải quan')).toHaveValue('12,345');
    expect(screen.getByLabelText('Số lượng')).toHaveValue('1,125');
    await userEvent.selectOptions(screen.getByLabelText('Từ (nước xuất khẩu)'), 'KR');
    await ask();
    await waitFor(() => expect(addressQuery().get('from')).toBe('KR'));
    expect(addressQuery().toString()).toBe(LINK.replace('from=CN', 'from=KR'));
  });

  it('are the same numbers after a switch of the language and a reload', async () => {
    await openTariff('hs=940620&from=JP&to=VN&date=2026-12-15', 'vi');
    await userEvent.type(screen.getByLabelText('Trị giá hải quan'), '12,345');
    cleanup();
    await openTariff('hs=940620&from=JP&to=VN&date=2026-12-15', 'zh');
    expect(screen.getByLabelText('完税价格')).toHaveValue('12,345');
    await submit();
    await waitFor(() => expect(addressQuery().get('value')).toBe('12.345'));
  });

  it('saved without their sign are opened, and read as the language writes them', async () => {
    const address = 'hs=940620&from=JP&to=VN&date=2026-12-15';
    const draft = { hs: '9406.20', from: 'JP', to: 'VN', date: '2026-12-15', value: '12,345' };
    sessionStorage.setItem(
      'rcep:draft:visitor:tariff-draft',
      JSON.stringify({ address: `?${address}`, draft: { ...draft, currency: 'USD', qty: '', fx: '' } }),
    );
    await openTariff(address, 'vi');
    expect(screen.getByLabelText('Trị giá hải quan')).toHaveValue('12,345');
    await ask();
    await waitFor(() => expect(addressQuery().get('value')).toBe('12.345'));
  });
});

describe('what was typed survives', () => {
  it('a switch of the language, with page and question', async () => {
    const ADDRESS = 'hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15';
    await openTariff(ADDRESS);
    await answerPart();
    await wholePage();
    await userEvent.type(screen.getByLabelText('完税价格'), '777');
    const { switchLanguage } = await import('@/shared/i18n/i18n');
    await switchLanguage('en');
    await waitFor(() => expect(screen.queryByRole('button', { name: '查询' })).toBeNull(), PATIENCE);
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByDisplayValue('777')).toBeVisible();
    expect(addressQuery().toString()).toBe(ADDRESS);
    await waitFor(
      () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Viet ?nam/i),
      PATIENCE,
    );
  });

  it('a reload of the page', async () => {
    await openTariff('from=JP&to=VN');
    await userEvent.click(box());
    await userEvent.paste('9406.2');
    cleanup();
    await openTariff('from=JP&to=VN');
    expect(box()).toHaveValue('9406.2');
  });
});
