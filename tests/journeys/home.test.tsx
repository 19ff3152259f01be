import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { todayIso } from '@/shared/format/date';
import { rememberPainted } from '@/shared/takeover/takeover';
import { useApiServer } from '../support/api-server';
import { earlyRequestsAt } from '../support/early-calls';
import { openApp } from '../support/open-app';

const server = useApiServer();

const product = () => screen.getByRole('combobox', { name: 'HS 编码或品名' });
const from = () => screen.getByRole('combobox', { name: '从' });
const to = () => screen.getByRole('combobox', { name: '出口到' });
const submit = () => screen.getByRole('button', { name: '查税率、规则和证明' });
const section = (name: string) => within(screen.getByRole('region', { name }));
const address = () => decodeURI(window.location.hash);

/** The preview's ruler, which says both rates. */
const ruler = (name: string) => screen.findByRole('img', { name });
const EXAMPLE_RULER = '税率尺：RCEP 8.2%–15%，最惠国税率 3%–15%';

/** Waits for the page the sentence leads to, so that nothing of it arrives after the test. */
const tariffPage = () => screen.findByRole('combobox', { name: '产品或 HS 编码' });

describe('the task sentence', () => {
  it('is ready with an example and today', async () => {
    await openApp('/home');
    expect(product()).toHaveValue('9406.20');
    expect(from()).toHaveDisplayValue('日本');
    expect(to()).toHaveDisplayValue('越南');
    expect(screen.getByLabelText('进口日期')).toHaveValue(todayIso());
    expect(submit().closest('form')).toHaveAttribute('data-usable');
    expect(document.title).toBe('平台首页-RCEP 标准与合规平台');
  });

  it('leads to the answer', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.clear(product());
    await user.type(product(), '８５３７．１０');
    await user.selectOptions(from(), '中国');
    await user.click(submit());
    await tariffPage();
    expect(address()).toBe(`#/home/taxOriginSearch?hs=853710&from=CN&to=VN&date=${todayIso()}`);
  });

  it('takes product words along', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.clear(product());
    await user.type(product(), '电池{Enter}');
    await tariffPage();
    expect(address()).toContain('hs=电池&from=JP&to=VN');
  });

  it.each([
    ['nothing', '', 'HS 编码不能为空'],
    ['spaces', '　 ', 'HS 编码不能为空'],
    ['five digits', '94062', 'HS 编码格式不正确，请输入 6—11 位数字'],
    ['twelve digits', '940620123456', 'HS 编码格式不正确，请输入 6—11 位数字'],
    ['emoji', '🚗🚗🚗', 'HS 编码格式不正确，请输入 6—11 位数字'],
    ['markup', '<1>"&', 'HS 编码格式不正确，请输入 6—11 位数字'],
    ['direction marks only', '\u202e\u200f', 'HS 编码不能为空'],
    ['10,000 digits', '9'.repeat(10_000), 'HS 编码格式不正确，请输入 6—11 位数字'],
  ])('with %s says what is wrong, and forgets it with the next sign', async (_, typed, message) => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.clear(product());
    if (typed !== '') await user.click(product());
    if (typed !== '') await user.paste(typed);
    await user.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(product()).toBeInvalid();
    expect(product()).toHaveAccessibleDescription(message);
    expect(address()).toBe('#/home');
    await user.type(product(), '1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(product()).not.toBeInvalid();
  });

  it('swaps the countries', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.click(screen.getByRole('button', { name: '对调出口国和进口国' }));
    expect(from()).toHaveDisplayValue('越南');
    expect(to()).toHaveDisplayValue('日本');
  });

  it('proposes codes for words, and one can be picked by keyboard', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.clear(product());
    await user.type(product(), '锂离子');
    const option = await screen.findByRole('option', { name: /8507\.60/ });
    await user.keyboard('{ArrowDown}');
    expect(option).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(product()).toHaveValue('8507.60 锂离子蓄电池');
    await user.keyboard('{Enter}');
    await tariffPage();
    expect(address()).toContain('hs=850760&from=JP&to=VN');
  });

  it('keeps what was typed when the language is switched', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.clear(product());
    await user.type(product(), '8507.6');
    await user.selectOptions(to(), '韩国');
    await user.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'Tiếng Việt');
    const box = await screen.findByRole('combobox', { name: 'Mã HS hoặc tên hàng' });
    expect(box).toHaveValue('8507.6');
    expect(screen.getByRole('combobox', { name: 'sang' })).toHaveDisplayValue('Hàn Quốc');
    expect(document.documentElement.lang).toBe('vi');
  });

  it('stands as it was left after a reload, and on the way back from its answer', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.clear(product());
    await user.type(product(), '8537.10');
    await user.selectOptions(from(), '中国');
    cleanup();
    await openApp('/home');
    expect(product()).toHaveValue('8537.10');
    expect(from()).toHaveDisplayValue('中国');
    expect(to()).toHaveDisplayValue('越南');
    await user.click(submit());
    await tariffPage();
    await user.click(screen.getByRole('link', { name: '首页' }));
    await waitFor(() => expect(product()).toHaveValue('8537.10'));
  });

  it('goes on with what was typed before the app had arrived, with focus and caret', async () => {
    const firstPaint = document.createElement('div');
    firstPaint.innerHTML =
      '<form name="task" data-takeover="sentence"><input id="task-hs" name="hs" value="8537.10"><input name="from" value="CN">' +
      '<input name="to" value="VN"><input name="date" type="date" value="2027-01-31"></form>';
    document.body.append(firstPaint);
    const typed = firstPaint.querySelector('input')!;
    typed.focus();
    typed.setSelectionRange(2, 2);
    rememberPainted(firstPaint);
    firstPaint.remove();
    await openApp('/home');
    expect(product()).toHaveFocus();
    expect(product()).toHaveValue('8537.10');
    expect((product() as HTMLInputElement).selectionStart).toBe(2);
    expect(from()).toHaveDisplayValue('中国');
    expect(screen.getByLabelText('进口日期')).toHaveValue('2027-01-31');
  });
});

describe('the preview below the sentence', () => {
  const ask = async (hs: string, pair: { from?: string; to?: string } = {}) => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.clear(product());
    if (pair.from) await user.selectOptions(from(), pair.from);
    if (pair.to) await user.selectOptions(to(), pair.to);
    await user.click(product());
    await user.paste(hs);
  };

  it('gives lowest and highest rate of several lines, and leads to where one is chosen', async () => {
    await openApp('/home');
    expect(await ruler(EXAMPLE_RULER)).toBeVisible();
    expect(screen.getByText('8.2–15')).toBeVisible();
    expect(screen.getByText('3–15')).toBeVisible();
    expect(screen.getByText(/^9406\.20 下有 2 条税目，这里是最低到最高。/)).toBeVisible();
    expect(screen.getByRole('link', { name: '去选定税目' })).toHaveAttribute(
      'href',
      `#/home/taxOriginSearch?hs=940620&from=JP&to=VN&date=${todayIso()}`,
    );
  });

  it('gives the rate of the line that was typed, and how far it is below MFN', async () => {
    await ask('9406.20.90');
    expect(await ruler('税率尺：RCEP 8.2%，最惠国税率 15%')).toBeVisible();
    expect(screen.getByText('比最惠国税率 15% 低').parentElement).toHaveTextContent('6.8个百分点');
    expect(screen.queryByRole('link', { name: '去选定税目' })).toBeNull();
  });

  it('says that both rates are the same, not that one is 0 less', async () => {
    await ask('87038097', { from: '中国' });
    expect(await ruler('税率尺：RCEP 70%，最惠国税率 70%')).toBeVisible();
    expect(screen.getByText('与最惠国税率相同').parentElement).toHaveTextContent('70%');
    expect(screen.queryByText(/^比最惠国税率/)).toBeNull();
  });

  it('M7: marks a rate that was not checked at its source, and no other', async () => {
    await ask('87085096', { from: '澳大利亚' });
    const figure = async () =>
      (await screen.findByText(/RCEP/, { selector: '.figure-label' })).parentElement!;
    expect(await figure()).not.toHaveTextContent('待核');
    fireEvent.focus(screen.getByLabelText('进口日期'));
    fireEvent.change(screen.getByLabelText('进口日期'), { target: { value: '2027-06-01' } });
    await screen.findByText(/2027.*RCEP|RCEP.*2027/, { selector: '.figure-label' });
    expect(await figure()).toHaveTextContent('待核');
  });

  it('M9, D19: names the lower agreement of every line first, and compares line by line', async () => {
    await openApp('/home');
    await ruler(EXAMPLE_RULER);
    const lower = screen.getByText('每条税目都另有更低的协定税率：VJEPA 0%。');
    expect(lower.compareDocumentPosition(screen.getByText('8.2–15'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      screen.getByText(/9406\.20\.10：RCEP 15%，最惠国税率 3%；9406\.20\.90：RCEP 8\.2%，最惠国税率 15%。/),
    ).toBeVisible();
  });

  it('F5: names agreements that may be lower and have no rates here', async () => {
    await ask('87038093', { from: '澳大利亚', to: '马来西亚' });
    expect(await screen.findByText(/^另有协定可能更低，税率未收录：AANZFTA、CPTPP、MAFTA。/)).toBeVisible();
  });

  it('shows another agreement’s rate without the notes beside it in the tariff', async () => {
    await ask('39172100', { from: '中国' });
    const words = await screen.findByText(/^另有更低的协定税率：ACFTA 0%。/);
    expect(words).not.toHaveTextContent('(-');
  });
});

describe('the sections of the home page', () => {
  it('fill, with sources and dates', async () => {
    await openApp('/home');
    expect(await ruler(EXAMPLE_RULER)).toBeVisible();
    const sectors = section('四个重点行业');
    expect(await sectors.findByRole('link', { name: '建筑材料' })).toHaveAttribute(
      'href',
      '#/home/sector/buildingMaterials',
    );
    expect(sectors.getAllByRole('row')).toHaveLength(5);
    expect(sectors.getByText(/来源：/)).toBeVisible();
    const countries = section('国别与投资指南');
    expect(await countries.findAllByRole('link', { name: /^(?!.*来源)/ })).not.toHaveLength(0);
    expect(countries.getAllByRole('listitem')).toHaveLength(16);
    expect(countries.getByRole('link', { name: '印度' }).closest('li')).toHaveTextContent('非缔约方');
  });

  it('ask for just what index.html has requested already', async () => {
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requested.push(pathname + search);
    });
    await openApp('/home');
    const early = earlyRequestsAt('#/home').map(([, url]) => url);
    // The footer's table is requested when there is nothing more urgent.
    const late = ['/rcep-boot/api/v1/portal/source/findPage?pageSize=20'];
    await waitFor(() => expect(requested.toSorted()).toEqual([...early, ...late].toSorted()));
    server.events.removeAllListeners();
  });

  it('follow the sentence', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    await ruler(EXAMPLE_RULER);
    await user.selectOptions(from(), '中国');
    expect(await ruler('税率尺：RCEP 7.5%–11.3%，最惠国税率 3%–15%')).toBeVisible();
    expect(await screen.findByText(/^中国货物进入越南/)).toBeVisible();
  });

  it('one that fails says so and can be read again; the others stay', async () => {
    const user = userEvent.setup();
    server.use(http.get('*/portal/sector/findPage', () => HttpResponse.json({}, { status: 502 })));
    await openApp('/home');
    const sectors = () => section('四个重点行业');
    expect(await screen.findByRole('region', { name: '四个重点行业' })).toBeVisible();
    const alert = await sectors().findByRole('alert');
    expect(alert).toHaveTextContent('“四个重点行业”加载失败。');
    expect(section('国别与投资指南').getAllByRole('listitem')).toHaveLength(16);
    expect(await ruler(EXAMPLE_RULER)).toBeVisible();
    expect(screen.getByRole('button', { name: '查税率、规则和证明' })).toBeEnabled();

    act(() => server.resetHandlers());
    await user.click(sectors().getByRole('button', { name: '重试' }));
    expect(await sectors().findByRole('link', { name: '纺织' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
