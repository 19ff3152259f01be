import { PATIENCE } from '../support/patience';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, startSession, useSession } from '@/features/session/session-store';
import type { Language } from '@/shared/i18n/languages';
import { setOwner } from '@/shared/storage/owner';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signIn } from '../support/system-client';

const server = useApiServer();

const PAIR = 'hs=94062090&from=JP&to=VN&date=2026-12-15';

const open = (query = '', language: Language = 'zh') =>
  openApp(query === '' ? '/home/serviceGuide' : `/home/serviceGuide?${query}`, language);
const step = async (name: string) => within(await screen.findByRole('region', { name }, PATIENCE));
const address = () => decodeURI(window.location.hash);

describe('the path of a pair', () => {
  it('is filled with its own facts in seven steps', async () => {
    await open(PAIR);
    const classify = await step('1归类');
    expect(classify.getByRole('radio', { name: /9406\.20\.90/ })).toBeChecked();
    const rate = await step('2查税率');
    expect(rate.getByText(/8\.2% · 按 RCEP/)).toBeVisible();
    expect(rate.getByText(/VJEPA/)).toBeVisible();
    expect((await step('3看原产地规则')).getByText('CTH')).toBeVisible();
    const proof = await step('4取得原产地证明');
    expect(proof.getByRole('row', { name: /原产地证书 可用/ })).toBeVisible();
    expect(proof.getByText('有效期')).toBeVisible();
    expect(proof.getByText('自签发或出具之日起一年。')).toBeVisible();
    expect((await step('5运输')).getByText('直接运输')).toBeVisible();
    expect((await step('6申报和享惠')).getAllByText('第 3.27 条')).toHaveLength(2);
    const other = await step('7其他要求和限制');
    expect(await other.findByRole('link', { name: '越南的案件' }, PATIENCE)).toHaveAttribute(
      'href',
      '#/home/riskCase?importer=VN&hs=940620',
    );
    expect(other.getByRole('link', { name: '查看法规' })).toHaveAttribute(
      'href',
      '#/home/lawService?country=VN',
    );
    expect((await step('6申报和享惠')).getByRole('link', { name: '国别指南' })).toHaveAttribute(
      'href',
      '#/home/nationGuide?country=VN&date=2026-12-15',
    );
  });

  it('is requested from the pickers, countries swapped, and back returns to it', async () => {
    const user = userEvent.setup();
    await open();
    expect(screen.getByRole('link', { name: '8507.60：中国 → 韩国' }).closest('li')).toHaveTextContent(
      '锂离子蓄电池',
    );
    await user.click(screen.getByRole('button', { name: '列出步骤' }));
    expect(screen.getByText('HS 编码不能为空')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: '产品或 HS 编码' }), '8507.60');
    await user.selectOptions(screen.getByRole('combobox', { name: '从（出口国）' }), '韩国');
    await user.selectOptions(screen.getByRole('combobox', { name: '到（进口国）' }), '中国');
    await user.click(screen.getByRole('button', { name: '对调出口国和进口国' }));
    await user.click(screen.getByRole('button', { name: '列出步骤' }));
    expect(address()).toContain('hs=850760&from=CN&to=KR');
    expect(await screen.findByRole('heading', { name: '8507.60：中国 → 韩国' }, PATIENCE)).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('heading', { name: '一共七步' }, PATIENCE)).toBeVisible();
  });

  it('takes no value of another currency, and keeps it in its field', async () => {
    const user = userEvent.setup();
    await open(PAIR);
    const value = screen.getByLabelText('完税价格（USD）');
    await user.type(value, 'EUR 20');
    await user.click(screen.getByRole('button', { name: '列出步骤' }));
    expect(value).toHaveAccessibleDescription('写的是另一种货币，请填 USD 的金额');
    expect(value).toHaveValue('EUR 20');
    expect(address()).not.toContain('value');
  });

  it('asks for one of several lines, and then decides', async () => {
    const user = userEvent.setup();
    await open('hs=940620&from=JP&to=VN&date=2026-12-15');
    const rates = await step('2查税率');
    expect(rates.getByText(/有 2 条税目，在第 1 步选定一条/)).toBeVisible();
    expect(rates.getByText('越南2026年进出口税则汇编')).toBeVisible();
    await user.click((await step('1归类')).getByRole('radio', { name: /9406\.20\.10/ }));
    await waitFor(() => expect(address()).toContain('line=94062010'));
    expect((await step('1归类')).getByText('确认进口方的税目与货物一致')).toBeVisible();
  });

  it.each([
    ['a known cut', 'hs=85371040&from=CN&to=VN', /下一次降税2027-01-01 · RCEP 第 6 年，降至 /],
    [
      'the end of the data is no cut',
      'hs=87038097&from=CN&to=VN',
      /这一天起未收录2028-01-01 · RCEP 第 7 年，税率未收录/,
    ],
  ])('the next day that matters: %s', async (_, query, words) => {
    await open(`${query}&date=2026-12-15`);
    const row = (await step('2查税率')).getByText(/^(下一次降税|这一天起未收录)$/).parentElement;
    expect(row).toHaveTextContent(words);
  });

  it('D9: answers at once where all lines answer alike', async () => {
    await open('hs=401110&from=CN&to=JP&date=2026-12-15');
    const rates = await step('2查税率');
    expect(rates.getByText('当日适用的税率').parentElement?.parentElement).toHaveTextContent(/%/);
    expect(rates.getByText(/条税目这一天的结果都一样/)).toBeVisible();
    expect(rates.queryByText(/在第 1 步选定一条/)).not.toBeInTheDocument();
  });

  it('D9: comes to the same as the tariff page where no line has a lower RCEP rate', async () => {
    await open('hs=850440&from=CN&to=VN&date=2026-12-15');
    expect(await screen.findByText(/按最惠国税率申报：不用取得 RCEP 证明/)).toBeVisible();
    expect(screen.queryByText(/还不能确定 RCEP 是否更低/)).not.toBeInTheDocument();
    expect(screen.queryByText(/税率是否不同尚不清楚/)).not.toBeInTheDocument();
  });

  it('M2: names the source of the rates of each line, and the lower agreement', async () => {
    await open('hs=940620&from=JP&to=VN&date=2026-12-15');
    const lines = await step('1归类');
    expect(lines.getByText('越南2026年进出口税则汇编')).toBeVisible();
    for (const radio of lines.getAllByRole('radio')) expect(radio).toHaveAccessibleName(/VJEPA 更低：0%/);
  });

  it('F5: names agreements that may be lower before the rate', async () => {
    await open('hs=94062090&from=AU&to=ID&date=2026-12-15');
    expect((await step('2查税率')).getByText(/澳大利亚和印度尼西亚之间还有 AANZFTA/)).toBeVisible();
  });

  it('a day beyond the data is said at once, and the last day with data is offered', async () => {
    const user = userEvent.setup();
    await open('hs=940620&from=JP&to=VN&date=2029-06-01');
    const rates = await step('2查税率');
    expect(rates.getByText(/收录的最后一天是2026年12月31日/)).toBeVisible();
    expect(rates.getAllByText('未收录')).toHaveLength(2);
    expect(rates.queryByText('未收录单一百分比')).not.toBeInTheDocument();
    expect(rates.queryByText(/在第 1 步选定一条/)).not.toBeInTheDocument();
    await user.click(rates.getByRole('button', { name: '看2026年12月31日' }));
    await waitFor(() => expect(address()).toContain('date=2026-12-31'));
    expect((await step('2查税率')).getByText(/有 2 条税目，在第 1 步选定一条/)).toBeVisible();
  });
});

describe('a value with a decimal comma', () => {
  it('of a link is shown with it, and asked again as it was', async () => {
    const user = userEvent.setup();
    await open(`${PAIR}&value=12.345`, 'vi');
    expect(screen.getByLabelText('Trị giá hải quan (USD)')).toHaveValue('12,345');
    await user.selectOptions(screen.getByLabelText('Từ (nước xuất khẩu)'), 'KR');
    await user.click(screen.getByRole('button', { name: 'Liệt kê các bước' }));
    await waitFor(() => expect(address()).toContain('from=KR'));
    expect(address()).toMatch(/value=12\.345$/);
  });

  it('is the same number after a switch of the language', async () => {
    const user = userEvent.setup();
    await open(PAIR, 'vi');
    await user.type(screen.getByLabelText('Trị giá hải quan (USD)'), '12,345');
    const { switchLanguage } = await import('@/shared/i18n/i18n');
    await act(() => switchLanguage('zh'));
    await user.click(await screen.findByRole('button', { name: '列出步骤' }, PATIENCE));
    await waitFor(() => expect(address()).toMatch(/value=12\.345$/));
  });
});

describe('the checklist', () => {
  it('counts, is kept for the country pair, and its reset can be taken back', async () => {
    const user = userEvent.setup();
    await open(PAIR);
    await step('1归类');
    expect(screen.getByText('0 / 24')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /确认六位编码/ }));
    await user.click(screen.getByRole('checkbox', { name: /列出物料清单/ }));
    expect(screen.getByText('2 / 24')).toBeVisible();
    expect(localStorage.getItem('rcep:draft:visitor:service-guide')).toContain('billOfMaterials');
    await user.click(screen.getByRole('button', { name: '重置' }));
    expect(screen.getByText('0 / 24')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销重置' }));
    expect(screen.getByText('2 / 24')).toBeVisible();
  });

  it('stays when the page is opened again, and leads back from the beginning', async () => {
    localStorage.setItem(
      'rcep:draft:visitor:service-guide',
      JSON.stringify([
        { hs: '940620', from: 'JP', to: 'VN', ticked: ['code'], changedAt: '2026-12-15T00:00:00Z' },
      ]),
    );
    const user = userEvent.setup();
    await open();
    await user.click(within(screen.getByText('已办 1 项').closest('li')!).getByRole('link'));
    expect(await screen.findByRole('checkbox', { name: /确认六位编码/ }, PATIENCE)).toBeChecked();
  });
});

describe('the checklist among the saved things', () => {
  const savedButton = () => screen.findByRole('button', { name: /收藏：9406\.20/ }, PATIENCE);
  const savedOf = (owner: string) => localStorage.getItem(`rcep:draft:${owner}:kept`) ?? '[]';

  afterEach(() => {
    act(() => clearSession());
  });

  it('is kept with its first tick; let go of, it stays let go of', async () => {
    const user = userEvent.setup();
    await open(PAIR);
    await step('1归类');
    expect(await savedButton()).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('checkbox', { name: /确认六位编码/ }));
    expect(await savedButton()).toHaveAttribute('aria-pressed', 'true');
    expect(savedOf('visitor')).toContain('940620-JP-VN');
    await user.click(await savedButton());
    await user.click(screen.getByRole('checkbox', { name: /列出物料清单/ }));
    expect(savedOf('visitor')).toBe('[]');
    expect(screen.getByText('2 / 24')).toBeVisible();
  });

  it('of a visitor is offered to who signs in, and joins theirs', async () => {
    const user = userEvent.setup();
    const pair = { hs: '940620', from: 'JP', to: 'VN', changedAt: '2026-12-15T00:00:00.000Z' };
    localStorage.setItem(
      'rcep:draft:3:service-guide',
      JSON.stringify([{ ...pair, ticked: ['billOfMaterials'] }]),
    );
    await open(PAIR);
    await step('1归类');
    await user.click(screen.getByRole('checkbox', { name: /确认六位编码/ }));
    expect(screen.queryByRole('button', { name: '保存到我的账号' })).not.toBeInTheDocument();

    const token = await signIn('editor');
    act(() => startSession(token, null));
    await waitFor(() => expect(useSession.getState().isLoaded).toBe(true), PATIENCE);
    expect(screen.getByRole('checkbox', { name: /确认六位编码/ })).not.toBeChecked();
    expect(screen.getByText('1 / 24')).toBeVisible();
    expect(await screen.findByText(/登录前.*收藏了 1 条/, {}, PATIENCE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存到我的账号' }));
    expect(screen.getByText('2 / 24')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /确认六位编码/ })).toBeChecked();
    expect(savedOf('3')).toContain('940620-JP-VN');
    expect(screen.queryByRole('button', { name: '保存到我的账号' })).not.toBeInTheDocument();
    expect(savedOf('visitor')).toBe('[]');
  });
});

describe('the offer of what a visitor saved moves nothing', () => {
  const OFFER = /登录前.*收藏了 1 条/;
  const ticks = {
    hs: '940620',
    from: 'JP',
    to: 'VN',
    ticked: ['code'],
    changedAt: '2026-12-15T00:00:00.000Z',
  };
  /** Somebody is signed in, and the server is not yet asked who; calling what comes back lets it answer. */
  async function signedIn(): Promise<() => void> {
    const token = await signIn('editor');
    let answer = () => {};
    const available = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get('*/api/v1/system/user/getInfo', () => available));
    act(() => startSession(token, null));
    return answer;
  }

  beforeEach(() => localStorage.setItem('rcep:draft:visitor:service-guide', JSON.stringify([ticks])));
  afterEach(() => {
    act(() => clearSession());
  });

  it('its place is reserved while the user is not known, and is the offer then', async () => {
    const answer = await signedIn();
    await open();
    const available = screen.getByText(OFFER);
    expect(available).not.toBeVisible();
    expect(screen.queryByRole('button', { name: '保存到我的账号' })).not.toBeInTheDocument();
    answer();
    await waitFor(() => expect(available).toBeVisible(), PATIENCE);
    expect(screen.getByText(OFFER)).toBe(available);
  });

  it('it is drawn with the page for a user who is known from before', async () => {
    const answer = await signedIn();
    act(() => setOwner('3'));
    await open();
    expect(screen.getByText(OFFER)).toBeVisible();
    answer();
    await waitFor(() => expect(useSession.getState().isLoaded).toBe(true), PATIENCE);
    expect(screen.getByText(OFFER)).toBeVisible();
  });

  it('no place is reserved for a visitor', async () => {
    await open();
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  });
});

describe('special cases in words', () => {
  it('India: MFN, and the steps of a claim fall away', async () => {
    await open('hs=94062090&from=IN&to=VN&date=2026-12-15');
    expect(await screen.findByText(/按最惠国税率申报：不用取得 RCEP 证明/, {}, PATIENCE)).toBeVisible();
    expect((await step('2查税率')).getByText('非缔约方')).toBeVisible();
    const rule = await step('3看原产地规则');
    expect(rule.getByText(/印度不是 RCEP 缔约方.*这一步不需要/)).toBeVisible();
    expect(rule.queryByRole('checkbox')).not.toBeInTheDocument();
    expect((await step('6申报和享惠')).getByRole('checkbox', { name: /按最惠国税率申报/ })).toBeVisible();
  });

  it('Myanmar: the importer has to be asked', async () => {
    await open('hs=940620&from=MM&to=KR&date=2026-12-15');
    expect(await screen.findByText(/先向进口方海关确认/, {}, PATIENCE)).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /向进口方海关确认是否适用 RCEP/ })).toBeVisible();
  });

  it('before entry into force: that day, and the first day it binds', async () => {
    const user = userEvent.setup();
    await open('hs=94062090&from=PH&to=VN&date=2023-01-15');
    await user.click(await screen.findByRole('button', { name: '改为生效日2023年6月2日' }, PATIENCE));
    await waitFor(() => expect(address()).toContain('date=2023-06-02'));
  });

  it('the same country, an unknown code, an importer without a tariff here', async () => {
    await open('hs=940620&from=VN&to=VN');
    expect(await screen.findByText(/出口国和进口国相同/, {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: '国别指南' }).getAttribute('href')).toMatch(
      /^#\/home\/nationGuide\?country=VN&date=\d{4}-\d{2}-\d{2}$/,
    );
  });

  it.each([
    ['from', 'hs=940620&from=XX&to=VN', 'from=JP&to=VN'],
    ['to', 'hs=940620&from=KR&to=日本国', 'from=KR&to=JP'],
  ])(
    'an unknown country as %s is said to be unknown, and the 16 are offered',
    async (_, requested, picked) => {
      const user = userEvent.setup();
      await open(requested);
      const message = await screen.findByText(/本站没有“(XX|日本国)”的数据。/, {}, PATIENCE);
      const offer = within(message.closest<HTMLElement>('.empty-state')!);
      expect(offer.getAllByRole('button')).toHaveLength(16);
      expect(screen.queryByText(/印度不是 RCEP 缔约方/)).not.toBeInTheDocument();
      expect(screen.queryByText('请选择国家', { selector: 'p' })).not.toBeInTheDocument();
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
      await user.click(offer.getByRole('button', { name: '日本' }));
      expect(address()).toContain(`hs=940620&${picked}`);
      expect(await screen.findByRole('region', { name: '1归类' }, PATIENCE)).toBeVisible();
      expect(screen.queryByText(/本站没有“.*”的数据。/)).not.toBeInTheDocument();
    },
  );

  it('an impossible date is named, and today used', async () => {
    await open('hs=94062090&from=JP&to=VN&date=2026-13-45');
    const message = await screen.findByText(/“2026-13-45”不是日历上的日期，改用今天（/, {}, PATIENCE);
    expect(message).toBeVisible();
    expect(await screen.findByRole('region', { name: '1归类' }, PATIENCE)).toBeVisible();
  });

  it('no date is nothing wrong', async () => {
    await open('hs=94062090&from=JP&to=VN');
    await step('1归类');
    expect(screen.queryByText(/改用今天/)).not.toBeInTheDocument();
  });

  it('an unknown code offers its neighbours', async () => {
    await open('hs=850799&from=CN&to=VN');
    expect(await screen.findByText('HS 2022 没有 8507.99 这个编码', {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('button', { name: /8507\.90/ })).toBeVisible();
  });

  it('an importer without a tariff here still has rule and proof', async () => {
    await open('hs=940620&from=CN&to=TH&date=2026-12-15');
    expect((await step('2查税率')).getByText('未收录')).toBeVisible();
    expect((await step('3看原产地规则')).getByText('CTH')).toBeVisible();
    expect((await step('1归类')).getByRole('checkbox', { name: /官方税则查税目/ })).toBeVisible();
  });
});

describe('when the server does not answer as it should', () => {
  it.each(['server-error:tariff/query', 'malformed-data:tariff/query'])(
    '%s: the steps that need no rates stay, and retry brings the others',
    async (scenario) => {
      const user = userEvent.setup();
      localStorage.setItem(
        'rcep:draft:visitor:service-guide',
        JSON.stringify([
          { hs: '940620', from: 'JP', to: 'VN', ticked: ['chooseProof'], changedAt: '2026-12-15T00:00:00Z' },
        ]),
      );
      setScenario(scenario);
      await open(PAIR);
      for (const name of ['1归类', '2查税率', '3看原产地规则']) {
        const failed = await step(name);
        expect(failed.getByText('这一步的资料加载失败。')).toBeVisible();
        expect(failed.getByRole('button', { name: '重试' })).toBeVisible();
      }
      const proof = await step('4取得原产地证明');
      expect(proof.getByRole('row', { name: /原产地证书 可用/ })).toBeVisible();
      expect(proof.getByRole('checkbox', { name: /选定证明的种类/ })).toBeChecked();
      expect((await step('5运输')).getByText('直接运输')).toBeVisible();
      const claim = await step('6申报和享惠');
      expect(claim.getByRole('link', { name: '国别指南' })).toBeVisible();
      await user.click(claim.getByRole('checkbox', { name: /进口申报时申请 RCEP 税率/ }));
      const other = await step('7其他要求和限制');
      expect(await other.findByRole('link', { name: '越南的案件' }, PATIENCE)).toBeVisible();
      expect(screen.queryByText('未收录')).not.toBeInTheDocument();

      setScenario(null);
      await user.click((await step('2查税率')).getByRole('button', { name: '重试' }));
      expect(await screen.findByText(/8\.2% · 按 RCEP/, {}, PATIENCE)).toBeVisible();
      expect(screen.queryByText('这一步的资料加载失败。')).not.toBeInTheDocument();
      expect(screen.getByText('2 / 24')).toBeVisible();
    },
  );

  it('a failing seventh step leaves the other six', async () => {
    setScenario('server-error:related/get');
    await open(PAIR);
    const other = await step('7其他要求和限制');
    expect(await other.findByText('相关资料加载失败。', {}, PATIENCE)).toBeVisible();
    expect((await step('2查税率')).getByText(/8\.2% · 按 RCEP/)).toBeVisible();
  });
});

it('speaks Vietnamese, with its figures', async () => {
  await open(PAIR, 'vi');
  const rate = await step('2So sánh thuế suất');
  expect(rate.getByText(/8,2% · theo thuế suất RCEP/)).toBeVisible();
});
