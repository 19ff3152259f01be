import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dateInText } from '@/shared/format/date-in-text';
import { useApiServer } from '../support/api-server';
import { addressQuery, answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

const DATE = 'date=2026-12-15';

describe('a country or a date that does not exist', () => {
  it.each([
    [
      'to',
      'hs=940620&from=JP&to=ZZ',
      '本站没有“ZZ”的数据。',
      /^本站收录下面 16 个国家，请从中选进口国。/,
      '越南',
    ],
    [
      'from',
      'hs=94062090&from=XX&to=VN',
      '本站没有“XX”的数据。',
      /^本站收录下面 16 个国家，请从中选出口国。/,
      '日本',
    ],
  ])('%s: says that the code is unknown, and offers the countries', async (end, query, why, next, name) => {
    await openTariff(`${query}&${DATE}`);
    expect(await screen.findByText(why, {}, PATIENCE)).toBeVisible();
    const offered = screen.getByText(next).parentElement!;
    expect(within(offered).getAllByRole('button')).toHaveLength(16);
    expect(screen.queryByText(/印度不是/)).toBeNull();
    await userEvent.click(within(offered).getByRole('button', { name }));
    expect(addressQuery().get(end)).toMatch(/^(VN|JP)$/);
  });

  it('says which date is used instead of one that does not exist', async () => {
    await openTariff('hs=94062090&from=JP&to=VN&date=2026-02-31');
    expect(
      await screen.findByText(
        /^“2026-02-31”不是日历上的日期，改用今天（\d{4}年\d+月\d+日）。$/,
        {},
        PATIENCE,
      ),
    ).toBeVisible();
  });

  it.each([
    ['2021-06-01', '2022-01-01'],
    ['5026-12-15', '2099-12-31'],
    ['9999-12-31', '2099-12-31'],
  ])('D13: says that it does not reach to %s, and offers %s', async (date, nearest) => {
    await openTariff(`hs=94062090&from=JP&to=VN&date=${date}`);
    const message = new RegExp(
      `^RCEP 自2022年1月1日起生效，本站只计算 2022—2099 年的进口。“${date}”不在其中，改用今天（\\d{4}年\\d+月\\d+日）。`,
    );
    const note = await screen.findByText(message, { selector: '.note-text' }, PATIENCE);
    expect(await answerPart()).toBeVisible();
    await userEvent.click(within(note).getByRole('button', { name: `改用${dateInText(nearest, 'zh')}` }));
    await waitFor(() => expect(addressQuery().get('date')).toBe(nearest));
    await waitFor(() => expect(note).not.toBeInTheDocument());
  });

  it('puts the years after the last one with data in one row', async () => {
    await openTariff('hs=94062090&from=JP&to=VN&date=2099-06-01');
    await wholePage();
    const row = await screen.findByRole('row', { name: /^2027—2100 / }, PATIENCE);
    expect(row).toHaveTextContent(/未收录/);
    expect(screen.queryByRole('row', { name: /^2028/ })).toBeNull();
  });
});

describe('what is missing is never called a rate', () => {
  it('says at each line that RCEP does not apply, not a rate that nobody gets', async () => {
    await openTariff(`hs=940620&from=MM&to=JP&${DATE}`);
    const [first] = await screen.findAllByText(/^最惠国税率 .*，RCEP 税率 /, {}, PATIENCE);
    expect(first).toHaveTextContent(/RCEP 税率 不适用$/);
    expect(screen.queryByText(/RCEP 税率 0%/)).toBeNull();
  });

  it('says 未收录 where no rate of any line is in the data', async () => {
    await openTariff(`hs=010121&from=CN&to=KR&${DATE}`);
    expect(await screen.findByText(/^最惠国税率 未收录；RCEP 税率 /, {}, PATIENCE)).toBeVisible();
  });

  it('puts no zero beside an MFN rate that is not in the data', async () => {
    await openTariff(`hs=610910&line=6109101000&from=CN&to=KR&${DATE}`);
    await wholePage();
    const row = screen.getByRole('row', { name: /最惠国税率（MFN）/ });
    expect(within(row).getAllByText('未收录').length).toBeGreaterThanOrEqual(2);
    expect(within(row).queryByText('0')).toBeNull();
  });
});

describe('several lines under one code', () => {
  const alike = '条税目这一天的结果都一样；逐年税率和各出口方税率，在上面选一条税目再看。';

  it('are answered as one where they answer alike, and can still be chosen from', async () => {
    await openTariff(`hs=401110&from=CN&to=JP&${DATE}`);
    expect(await screen.findByText((text) => text.includes(alike), {}, PATIENCE)).toBeVisible();
    expect(screen.queryByText(/请在上面选定一条。$/)).toBeNull();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('are not said to where they do not; those without a percentage are counted beside the range', async () => {
    await openTariff(`hs=500200&from=CN&to=JP&${DATE}`);
    expect(await screen.findByText(/^最惠国税率 .*，另有 4 条没有单一百分比；/, {}, PATIENCE)).toBeVisible();
    expect(screen.queryByText((text) => text.includes(alike))).toBeNull();
  });
});

describe('why a code is a special case', () => {
  it.each([
    ['no Party', 'hs=940620&from=IN&to=VN', '印度不是 RCEP 缔约方，没有 RCEP 税率。'],
    ['not applied', 'hs=940620&from=MM&to=JP', '日本对缅甸不适用 RCEP。'],
    ['not established', 'hs=850760&from=MM&to=KR', '缅甸和韩国之间是否适用 RCEP 未确认。'],
    ['no data on MFN', 'hs=010121&from=CN&to=KR', '各条税目都一样：最惠国税率未收录，不判定适用哪种税率。'],
  ])('is said before a line is chosen: %s', async (_, query, words) => {
    await openTariff(`${query}&${DATE}`);
    const [found] = await screen.findAllByText((text) => text.includes(words), {}, PATIENCE);
    expect(found).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('is not said where it depends on the line', async () => {
    await openTariff(`hs=940620&from=JP&to=VN&${DATE}`);
    expect(
      await screen.findByText(/^最惠国税率 3% 至 15%；RCEP 税率 8\.2% 至 15%。$/, {}, PATIENCE),
    ).toBeVisible();
  });
});

describe('an exporter that is no Party', () => {
  it('has no year of RCEP rates and no certificate', async () => {
    await openTariff(`hs=94062090&from=IN&to=VN&${DATE}&value=100`);
    await wholePage();
    expect(screen.getByRole('button', { name: /逐年税率/ })).toHaveTextContent('不适用');
    const proof = within(screen.getByRole('region', { name: /要取得的证明/ }));
    expect(proof.getAllByText('不可用')).toHaveLength(4);
    expect(proof.queryByText('证书上这样填')).toBeNull();
    expect(proof.queryByText('你填的价值在此限内。')).toBeNull();
  });
});

describe('the next day that matters', () => {
  it.each([
    ['the end of the data is no cut', 'hs=87038097&from=CN&to=VN', /这一天起未收录2028-01-01/],
    ['a known cut', 'hs=85371040&from=CN&to=VN', /下一次降税2027-01-01/],
    ['below MFN at last', 'hs=69072110&from=KR&to=CN&sample=1', /开始低于最惠国税率2030-01-01.*降至 6\.9%/],
  ])('%s', async (_, query, words) => {
    await openTariff(`${query}&${DATE}`);
    expect(await answerPart()).toHaveTextContent(words);
  });
});

describe('what the good is called', () => {
  it('is the name of the code in the reader’s language, then the line in its own, marked as such', async () => {
    await openTariff(`hs=282540&from=CN&to=JP&${DATE}`);
    await answerPart();
    const name = screen.getByText('镍的氧化物及氢氧化物');
    const line = screen.getByText(/ニッケルの酸化物/);
    expect(name.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line).toHaveAttribute('lang', 'ja');
    expect(line.parentElement).toHaveTextContent(/日本語$/);
  });

  it('is not the name of the code where that of the line is not in the data', async () => {
    await openTariff(`hs=610910&line=6109101000&from=CN&to=KR&${DATE}`);
    await answerPart();
    // Each of the two lines, and the heading.
    expect(screen.getAllByText(/税目名称未收录/)).toHaveLength(3);
    expect(screen.getByRole('radio', { name: /6109\.10\.1000.*税目名称未收录/ })).toBeChecked();
  });
});
