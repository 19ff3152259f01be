import { describe, expect, it } from 'vitest';
import type { TariffCoverage } from '@/features/sources/coverage-schema';
import type { RateAsSent, TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { requestPortal } from '../support/request-mocks';

const query = (hs: string, to: string, language?: string) =>
  requestPortal<TariffAnswer>(`tariff/query?hs=${hs}&to=${to}`, language);

const queryWithSamples = (hs: string, to: string) =>
  requestPortal<TariffAnswer>(`tariff/query?hs=${hs}&to=${to}&sample=1`);

function lineOf(answer: TariffAnswer, code: string): TariffLine {
  const line = answer.lines.find((candidate) => candidate.code === code);
  if (line === undefined) throw new Error(`${code} is not among the lines of ${answer.hs}`);
  return line;
}

function columnOf(line: TariffLine, party: string): RateAsSent[] {
  return line.rcep.find((column) => column.parties.includes(party))?.rates ?? [];
}

function percentIn(rates: readonly RateAsSent[], date: string): number | string | null {
  const rate = rates.find((candidate) => candidate.validFrom <= date && date <= candidate.validTo);
  if (rate === undefined) return 'no data';
  return rate.duty?.kind === 'adValorem' ? rate.duty.percent : (rate.duty?.kind ?? null);
}

describe('9406.20 into Viet Nam, 2026', () => {
  it('has MFN 15, RCEP 8.2 from Japan and 7.5 from every other Party on the line of other units', async () => {
    const line = lineOf(await query('940620', 'VN'), '94062090');
    expect(percentIn(line.mfn, '2026-12-15')).toBe(15);
    expect(percentIn(columnOf(line, 'JP'), '2026-12-15')).toBe(8.2);
    for (const party of ['CN', 'KR', 'AU', 'NZ', 'TH', 'ID', 'SG', 'MM']) {
      expect(percentIn(columnOf(line, party), '2026-12-15'), party).toBe(7.5);
    }
  });

  it('has MFN 3 below every RCEP rate on the greenhouse line', async () => {
    const line = lineOf(await query('940620', 'VN'), '94062010');
    expect(percentIn(line.mfn, '2026-12-15')).toBe(3);
    const rates = line.rcep.map((column) => percentIn(column.rates, '2026-12-15'));
    expect(rates).toEqual([10, 10, 11.3, 15, 15, 10]);
  });

  it('has the rule of chapter 94, HS 2022', async () => {
    const { rule, hsEdition } = await query('940620', 'VN');
    expect(rule).toMatchObject({ text: 'CTH or RVC40', code: '94', hsEdition: 2022, mark: 'fact' });
    expect(hsEdition).toBe(2022);
  });

  it('names the sources of its figures with their dates', async () => {
    const { sources } = await query('940620', 'VN');
    expect(sources.map(({ id, asOf }) => `${id} ${asOf}`)).toEqual([
      'hs-2022 2024-10-25',
      'vn-tariff-2026 2026-01-07',
      'vn-circular-32-2022 2022-11-18',
      'vn-circular-05-2022 2022-02-18',
    ]);
  });
});

describe('the Appendix on tariff differentials', () => {
  it('comes with the rows of the heading, whichever line is requested', async () => {
    const { appendix, sources } = await query('84834090', 'VN');
    expect(appendix).toMatchObject({ hasAppendix: true, sourceId: 'vn-circular-05-2022' });
    expect(appendix?.rows.map(({ code }) => code)).toContain('84834090');
    expect(appendix?.rows.every(({ importer, code }) => importer === 'VN' && code.startsWith('8483'))).toBe(
      true,
    );
    expect(sources.find(({ id }) => id === 'vn-circular-05-2022')).toMatchObject({
      asOf: '2022-02-18',
      mark: 'fact',
    });
  });

  it.each([
    ['940620', 'VN', true],
    ['940620', 'SG', false],
    ['848340', 'AU', false],
  ])('%s into %s: no rows; the importer has one: %s', async (hs, importer, hasAppendix) => {
    const { appendix, sources } = await query(hs, importer);
    expect(appendix).toMatchObject({ hasAppendix, rows: [] });
    expect(sources.map(({ id }) => id)).toContain('vn-circular-05-2022');
  });
});

describe('2825.40 into Japan, from 2026-04-01 to 2027-03-31', () => {
  it('has MFN 4.8, RCEP 2.2 from China and free from ASEAN and Korea', async () => {
    const answer = await query('282540', 'JP');
    const line = lineOf(answer, '282540000');
    expect(line.mfn).toMatchObject([{ printed: '4.8%', validFrom: '2026-04-01', validTo: '2027-03-31' }]);
    expect(percentIn(columnOf(line, 'CN'), '2026-08-01')).toBe(2.2);
    expect(percentIn(columnOf(line, 'TH'), '2026-08-01')).toBe(0);
    expect(percentIn(columnOf(line, 'KR'), '2026-08-01')).toBe(0);
    expect(percentIn(columnOf(line, 'CN'), '2027-04-01')).toBe('no data');
    expect(answer.rule).toMatchObject({ text: 'CTH or RVC40', code: '2825' });
  });
});

describe('8537.10.40 into Viet Nam by year', () => {
  const YEARS = [2022, 2023, 2024, 2025, 2026, 2027];
  const byYear = (rates: readonly RateAsSent[]) => YEARS.map((year) => percentIn(rates, `${year}-12-31`));

  it('falls from 13.5 to 6 from China, the order of the years unchecked except for 2026, which a second source has', async () => {
    const rates = columnOf(lineOf(await query('85371040', 'VN'), '85371040'), 'CN');
    expect(byYear(rates)).toEqual([13.5, 12, 10.5, 9, 7.5, 6]);
    expect(rates.map((rate) => rate.mark)).toEqual([
      'unchecked',
      'unchecked',
      'unchecked',
      'unchecked',
      'fact',
      'unchecked',
    ]);
  });

  it('falls from 13.6 to 8.2 from Japan and holds nothing for 2027', async () => {
    const rates = columnOf(lineOf(await query('85371040', 'VN'), '85371040'), 'JP');
    expect(byYear(rates)).toEqual([13.6, 12.3, 10.9, 9.5, 8.2, 'no data']);
    expect(new Set(rates.map((rate) => rate.mark))).toEqual(new Set(['fact']));
  });

  it.each([
    ['JP', '85371040', '2022-01-01'],
    ['CN', '85371040', '2022-01-01'],
    ['KR', '87032141', '2022-02-01'],
    ['SG', '85371020', '2022-01-01'],
    ['MY', '85371020', '2022-03-18'],
    ['MM', '85371020', '2022-03-04'],
  ])('F4: the rates of 2022 from %s for %s are valid from %s', async (from, code, start) => {
    const [first] = columnOf(lineOf(await query(code, 'VN'), code), from);
    expect(first).toMatchObject({ validFrom: start, validTo: '2022-12-31' });
  });

  it('F4: answers for a day in June 2022', async () => {
    const line = lineOf(await query('85371040', 'VN'), '85371040');
    expect(percentIn(columnOf(line, 'JP'), '2022-06-01')).toBe(13.6);
    expect(percentIn(columnOf(line, 'CN'), '2022-06-01')).toBe(13.5);
  });

  it.each(['ID', 'PH'])('F4: %s, to which RCEP applies since 2023, has no rate of 2022', async (from) => {
    const line = lineOf(await query('85371020', 'VN'), '85371020');
    expect(columnOf(line, from)[0]).toMatchObject({ validFrom: '2023-01-01' });
  });

  it('holds only 2026 from Korea', async () => {
    const rates = columnOf(lineOf(await query('85371040', 'VN'), '85371040'), 'KR');
    expect(byYear(rates).filter((rate) => rate !== 'no data')).toHaveLength(1);
  });
});

describe('8703.80 into Viet Nam', () => {
  it('has RCEP 70 from China at MFN 70, no preference for Japan, and the rule RVC40', async () => {
    const answer = await query('870380', 'VN');
    const line = lineOf(answer, '87038097');
    expect(percentIn(line.mfn, '2026-06-30')).toBe(70);
    expect(percentIn(columnOf(line, 'CN'), '2026-06-30')).toBe(70);
    expect(percentIn(columnOf(line, 'JP'), '2026-06-30')).toBe('excluded');
    expect(columnOf(line, 'JP')[0]?.printed).toBe('*');
    expect(answer.rule).toMatchObject({ text: 'RVC40', code: '8703' });
  });

  it('shows the pointer to chapter 98 where no MFN number is printed', async () => {
    const line = lineOf(await query('870380', 'VN'), '87038017');
    expect(line.mfn).toEqual([]);
    expect(line.mfnPointer).toBe('Theo hướng dẫn tại khoản 1.1 Chương 98');
  });
});

describe('other agreements on the same line', () => {
  it('takes the countries a rate is not for out of its parties', async () => {
    const answer = await query('320910', 'VN');
    const acfta = lineOf(answer, '32091010').others.find((other) => other.agreement === 'ACFTA');
    expect(acfta?.rate.printed).toBe('0 (-KH, TH)');
    expect(acfta?.parties).toContain('CN');
    expect(acfta?.parties).not.toContain('KH');
    expect(acfta?.parties).not.toContain('TH');
  });

  it('is beside RCEP for Japan into Viet Nam and for ASEAN into Japan', async () => {
    const vietNam = lineOf(await query('940620', 'VN'), '94062090').others;
    expect(vietNam.find((other) => other.agreement === 'VJEPA')).toMatchObject({
      parties: ['JP'],
      rate: { printed: '0' },
    });
    const japan = lineOf(await query('282540', 'JP'), '282540000').others;
    expect(japan.map((other) => other.agreement)).toEqual([
      'AJCEP',
      'CPTPP',
      'JSEPA',
      'MJEPA',
      'JTEPA',
      'JIEPA',
      'JBEPA',
      'JPEPA',
      'VJEPA',
      'India–Japan CEPA',
      'JAEPA',
    ]);
    expect(japan[1]?.parties).toEqual(['AU', 'BN', 'MY', 'NZ', 'SG', 'VN']);
  });

  it('keeps a rate of CPTPP with its Party where Parties differ', async () => {
    const others = lineOf(await query('441231', 'JP'), '441231932').others.filter(
      (other) => other.agreement === 'CPTPP',
    );
    expect(others.map(({ parties, rate }) => [parties.join(' '), rate.printed])).toEqual([
      ['MY', '3%'],
      ['VN', '2.6%'],
      ['AU BN NZ SG', '1%'],
    ]);
  });
});

describe('Korea', () => {
  it('D8: prints the basic rate, which is not MFN, with its source', async () => {
    const answer = await query('850440', 'KR');
    expect(answer.lines.map(({ basic }) => basic?.duty)).toEqual(
      answer.lines.map(() => ({ kind: 'adValorem', percent: 8 })),
    );
    expect(answer.lines[0]?.basic).toMatchObject({ mark: 'fact', sourceId: 'kr-tariff-2026' });
    expect((await query('940620', 'VN')).lines.every(({ basic }) => basic === null)).toBe(true);
  });

  it('holds goods from China only, and no MFN rate, but for 293 lines', async () => {
    const answer = await query('611020', 'KR');
    expect(answer.coverage).toBe('lines');
    for (const line of answer.lines) {
      expect(line.mfn).toEqual([]);
      expect(line.rcep.map((column) => column.parties)).toEqual([['CN']]);
    }
    expect(percentIn(columnOf(lineOf(answer, '6110200000'), 'CN'), '2026-02-01')).toBe(8.7);
  });

  it('has MFN and every origin on lines of electric vehicles, never the basic rate for MFN', async () => {
    const line = lineOf(await query('870380', 'KR'), '8703801000');
    expect(percentIn(line.mfn, '2026-02-01')).toBe(8);
    expect(line.basic?.duty).toEqual({ kind: 'adValorem', percent: 10 });
    expect(line.rcep.flatMap(({ parties }) => parties).toSorted()).toEqual([
      'AU',
      'BN',
      'CN',
      'ID',
      'JP',
      'KH',
      'LA',
      'MM',
      'MY',
      'NZ',
      'PH',
      'SG',
      'TH',
      'VN',
    ]);
  });
});

describe('the requested code', () => {
  it.each([
    ['940620', 'VN', '940620', null, 6],
    ['94062090', 'VN', '940620', '94062090', 8],
    ['9406209000', 'VN', '940620', '94062090', 8],
    ['9406209', 'VN', '940620', '94062090', 7],
    ['94062055', 'VN', '940620', null, 6],
    ['2825400001', 'JP', '282540', '282540000', 9],
  ])('%s at %s finds %s, line %s, by %i digits', async (requested, to, hs, matchedLine, matchedDigits) => {
    expect(await query(requested, to)).toMatchObject({
      requested: requested,
      hs,
      matchedLine,
      matchedDigits,
      coverage: 'lines',
    });
  });

  it('offers the neighbours in the heading where the code is not known', async () => {
    const answer = await query('850799', 'VN');
    expect(answer).toMatchObject({ hs: null, coverage: 'unknown', matchedDigits: 4, lines: [], rule: null });
    expect(answer.nearest.length).toBeGreaterThan(2);
    expect(answer.nearest.every(({ hs }) => hs.startsWith('8507'))).toBe(true);
    expect(answer.nearest[0]?.hs).toBe('850790');
  });

  it.each(['940999', '732799', '855099'])('D6: %s: offers nothing of other headings', async (hs) => {
    expect(await query(hs, 'VN')).toMatchObject({ coverage: 'unknown', matchedDigits: 2, nearest: [] });
  });

  it('offers nothing where not even the chapter is known', async () => {
    expect(await query('770110', 'VN')).toMatchObject({ coverage: 'unknown', matchedDigits: 0, nearest: [] });
  });
});

describe('the data on an importer', () => {
  it.each(['TH', 'NZ', 'PH', 'SG', 'LA', 'KH', 'BN', 'MM', 'IN', 'US'])(
    '%s: nothing, and no invented line',
    async (to) => {
      expect(await query('850760', to)).toMatchObject({ coverage: 'importer', lines: [] });
    },
  );

  it('leads to the official site of an importer that is not in the data', async () => {
    expect((await query('850760', 'PH')).official?.url).toBe('https://finder.tariffcommission.gov.ph');
  });

  it('says that the code is not in the data where the schedule of the importer is', async () => {
    expect(await query('250410', 'MY')).toMatchObject({ hs: '250410', coverage: 'code', lines: [] });
    const electricity = await query('271600', 'JP', 'en');
    expect(electricity).toMatchObject({ coverage: 'code', lines: [], name: { text: 'Electrical energy' } });
  });

  it.each(['CN', 'AU'])('%s: no sample rate unless it is wanted', async (to) => {
    expect(await query('850760', to)).toMatchObject({
      coverage: 'importer',
      schedule: null,
      hasSample: true,
      lines: [],
    });
  });

  it('says nothing of samples where there are none', async () => {
    expect(await query('850760', 'VN')).toMatchObject({ coverage: 'lines', hasSample: false });
    expect(await queryWithSamples('850760', 'TH')).toMatchObject({ coverage: 'importer', hasSample: false });
  });

  it('ID: the MFN rate of 2022, unchecked after that year, and no RCEP rate', async () => {
    const answer = await query('61091010', 'ID');
    const line = lineOf(answer, '61091010');
    expect(line.mfn.map(({ duty, validFrom, validTo, mark }) => [duty, validFrom, validTo, mark])).toEqual([
      [{ kind: 'adValorem', percent: 25 }, '2022-08-01', '2022-12-31', 'fact'],
      [{ kind: 'adValorem', percent: 25 }, '2023-01-01', '2026-12-31', 'unchecked'],
    ]);
    expect(line.rcep).toEqual([]);
    expect(answer.sources.find(({ id }) => id === 'id-tariff-2022')?.asOf).toBe('2022-08');
    const rice = lineOf(await query('10063030', 'ID'), '10063030');
    expect(rice.mfn[0]?.duty).toEqual({ kind: 'specific', amount: 450, unit: 'kg' });
  });

  it('MY: a blank is no rate, and one rate for all Parties is unchecked', async () => {
    const lines = (await query('870380', 'MY')).lines;
    const blank = lineOf({ ...(await query('870380', 'MY')) }, '8703801100');
    expect(blank.rcep).toEqual([]);
    const rates = lines.flatMap(({ rcep }) => rcep.flatMap((column) => column.rates));
    expect(new Set(rates.map(({ mark }) => mark))).toEqual(new Set(['unchecked']));
    expect((await query('870710', 'MY')).lines.every(({ mfn }) => mfn.length === 0)).toBe(true);
  });

  it.each(['CN', 'AU'])('%s: sample schedules, every rate marked so', async (to) => {
    const answer = await queryWithSamples('850760', to);
    const rates = answer.lines.flatMap((line) => [
      ...line.mfn,
      ...line.rcep.flatMap((column) => column.rates),
    ]);
    expect(new Set(rates.map((rate) => rate.mark))).toEqual(new Set(['sample']));
    expect(answer.sources.find((source) => source.id === 'sample-schedules')?.title.text).toContain(
      '示例数据',
    );
    const dates = rates.map((rate) => rate.validTo).toSorted();
    expect((dates.at(-1) ?? '') >= '2041-12-31').toBe(true);
  });
});

describe('D7: how much of a tariff is here', () => {
  it.each([
    ['VN', { codes: 5612, of: 5612, isComplete: true, mark: 'fact' }],
    ['JP', { codes: 5611, of: 5612, isComplete: true, mark: 'fact' }],
    ['KR', { codes: 5612, of: 5612, isComplete: true, mark: 'fact' }],
    ['CN', { codes: 5, of: 5612, isComplete: false, mark: 'sample' }],
    ['ID', { codes: 5612, of: 5612, isComplete: true, mark: 'fact' }],
    ['MY', { codes: 16, of: 5612, isComplete: false, mark: 'fact' }],
    ['AU', { codes: 5, of: 5612, isComplete: false, mark: 'sample' }],
    ['TH', null],
  ])('%s: %j', async (to, schedule) => {
    expect((await queryWithSamples('282540', to)).schedule).toEqual(schedule);
  });

  it('is said of all sixteen countries at once', async () => {
    const coverage = await requestPortal<TariffCoverage>('tariff/getCoverage');
    expect(coverage).toMatchObject({ codes: 5612, nomenclature: 5612, hsEdition: 2022 });
    expect(coverage.importers).toHaveLength(16);
    const of = (code: string) => coverage.importers.find(({ importer }) => importer === code);
    expect(of('VN')).toMatchObject({ codes: 5612, lines: 11_414, codesByYear: 25, isComplete: true });
    expect(of('KR')).toMatchObject({ codes: 5612, lines: 11_326, codesByYear: 0, isComplete: true });
    expect(of('CN')).toMatchObject({ codes: 5, lines: 5, mark: 'sample' });
    expect(of('TH')).toMatchObject({ codes: 0, lines: 0 });
  });
});

describe('F5: other agreements of a country pair whose rates are not here', () => {
  it.each([
    ['AU', 'VN', []],
    ['JP', 'VN', []],
    ['KR', 'VN', []],
    ['IN', 'VN', []],
    ['CN', 'VN', []],
    ['TH', 'JP', []],
    ['AU', 'JP', []],
    ['CN', 'JP', []],
    ['CN', 'KR', []],
    ['SG', 'KR', ['KSFTA']],
    ['AU', 'CN', ['ChAFTA']],
    ['VN', 'TH', ['ATIGA']],
    ['SG', 'VN', []],
    ['NZ', 'AU', ['AANZFTA', 'CPTPP', 'ANZCERTA']],
  ])('%s to %s: %j', async (from, to, names) => {
    const { agreements } = await query('850760', to);
    const between = agreements.filter(({ parties }) => parties.includes(from));
    expect(between.map(({ agreement }) => agreement)).toEqual(names);
  });

  it('are marked 待核 where their text was not read, and have a source', async () => {
    const { agreements, sources } = await query('610910', 'KR');
    const marks = new Map(agreements.map(({ agreement, mark }) => [agreement, mark]));
    expect([marks.get('AKFTA'), marks.get('APTA')]).toEqual(['fact', 'unchecked']);
    const known = new Set(sources.map(({ id }) => id));
    expect(agreements.every(({ sourceId }) => known.has(sourceId))).toBe(true);
  });
});

describe('names', () => {
  it.each([
    ['zh', '钢制模块化建筑单元', 'zh', 'unchecked'],
    ['en', 'Buildings; modular building units, of steel', 'en', 'fact'],
    ['ja', 'プレハブ建築物 > 鋼製のモジュール式建築ユニット', 'ja', 'fact'],
    ['vi', 'Nhà lắp ghép > Các khối mô-đun xây dựng, bằng thép', 'vi', 'fact'],
    ['ko', '조립식 건축물 > 모듈화된 빌딩 유닛[강(鋼)으로 만든 것을 한정한다]', 'ko', 'fact'],
    ['ms', 'Unit bangunan modular daripada keluli', 'ms', 'unchecked'],
  ])('%s: %s', async (language, text, lang, mark) => {
    expect((await query('940620', 'VN', language)).name).toEqual({ text, lang, mark });
  });

  it('falls back to English, and shows so, where no name is in the data', async () => {
    expect((await query('271600', 'VN', 'ja')).name).toMatchObject({ lang: 'en', mark: 'fact' });
  });
});
