import { describe, expect, it } from 'vitest';
import type { CaseOrigins, RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import { codeDegree, originDegree, scopeFindings, scopeMatches } from '@/features/risk-cases/scope';

const origins = (part: Partial<CaseOrigins>): CaseOrigins => ({
  all: false,
  named: [],
  except: [],
  unchecked: [],
  unnamed: 0,
  ...part,
});

const row = (id: string, hs: string[], of: CaseOrigins, lastDate: string | null = null): RiskCaseRow => ({
  id,
  importer: 'VN',
  kind: 'AD',
  sector: 'buildingMaterials',
  product: { text: id, lang: 'en' },
  hs,
  hsMark: 'fact',
  origins: of,
  stage: 'imposed',
  lastStep: null,
  lastDate,
  term: null,
  measure: null,
  mark: 'fact',
});

describe('how near the codes come', () => {
  it.each<[string, string[], string | null]>([
    ['690721', ['690721', '690722'], 'code'],
    ['69072190', ['690721'], 'code'],
    ['690721', ['6907'], 'heading'],
    ['690721', ['69'], 'chapter'],
    ['690723', ['690721', '690722'], 'nearHeading'],
    ['691010', ['690721'], 'nearChapter'],
    ['691010', ['6907'], 'nearChapter'],
    ['690721', ['69', '690721'], 'code'],
    ['690721', [], 'noData'],
    ['700711', ['690721'], null],
    ['061010', ['61'], null],
  ])('%s against %j: %s', (hs, codes, degree) => expect(codeDegree(hs, codes)).toBe(degree));
});

describe('how a case relates to an origin', () => {
  it.each<[string, Partial<CaseOrigins>, string]>([
    ['CN', { named: ['CN', 'KR'] }, 'named'],
    ['JP', { named: ['CN', 'KR'] }, 'other'],
    ['JP', { all: true }, 'all'],
    ['TH', { all: true, except: ['IN', 'TH'] }, 'except'],
    ['MY', { named: ['VN'], unchecked: ['IN', 'MY'] }, 'unchecked'],
    ['CN', { named: ['JP'], unnamed: 10 }, 'unnamed'],
    ['JP', { named: ['JP'], unnamed: 10 }, 'named'],
  ])('%s, %j: %s', (from, part, degree) => expect(originDegree(origins(part), from)).toBe(degree));
});

describe('the matches of a product', () => {
  const china = origins({ named: ['CN'] });
  const korea = origins({ named: ['KR'] });
  const matchesOf = (rows: RiskCaseRow[], date = '2026-01-01') =>
    scopeMatches(rows, { hs: '721049', from: 'CN', date });
  const groupsOf = (rows: RiskCaseRow[], date?: string) =>
    matchesOf(rows, date).map(({ row: { id }, group, standing }) => [id, group, standing]);

  it.each<[string, string[], CaseOrigins, string | null]>([
    ['names code and origin', ['721049'], china, 'named'],
    ['names the heading and all origins', ['7210'], origins({ all: true }), 'named'],
    ['names a neighbour', ['721041'], china, 'near'],
    ['may cover the origin', ['721049'], origins({ named: ['KR'], unnamed: 2 }), 'near'],
    ['has no codes', [], china, 'noCodes'],
    ['is on another origin', ['721049'], korea, 'otherOrigin'],
    ['excepts the origin', ['721049'], origins({ all: true, except: ['CN'] }), 'otherOrigin'],
    ['is a neighbour on another origin', ['721041'], korea, null],
    ['has no codes and another origin', [], korea, null],
    ['is on another chapter', ['690721'], china, null],
  ])('a case that %s', (_, hs, of, group) =>
    expect(groupsOf([row('a', hs, of)])).toEqual(group === null ? [] : [['a', group, 'mayApply']]),
  );

  const term = { from: null, years: null, until: null, isEnded: false, mark: 'fact' as const };
  const ended = {
    kind: 'ended' as const,
    date: '2022-06-27',
    until: null,
    document: null,
    mark: 'fact' as const,
  };
  const since = (from: string): Partial<RiskCaseRow> => ({ term: { ...term, from } });
  const over: Partial<RiskCaseRow> = {
    stage: 'ended',
    term: { ...term, from: '2017-06-27', isEnded: true },
    lastStep: ended,
  };
  const overUndated: Partial<RiskCaseRow> = { ...over, lastStep: { ...ended, date: null } };
  const withoutMeasure: Partial<RiskCaseRow> = {
    stage: 'ended',
    lastStep: { ...ended, kind: 'terminated', date: null },
  };
  const provisional: Partial<RiskCaseRow> = {
    stage: 'provisional',
    lastStep: { ...ended, kind: 'provisionalDuty', date: '2025-03-08', until: '2025-07-05' },
  };

  it('D3: come by code and origin first, then by what their dates mean, then the nearest code, then the latest', () =>
    expect(
      groupsOf([
        row('other', ['721049'], korea),
        row('none', [], china),
        row('near', ['721041'], china),
        { ...row('over', ['721049'], china), ...over },
        { ...row('past', ['7210'], china), ...provisional },
        row('heading', ['7210'], china, '2025-01-01'),
        row('old', ['721049'], china, '2019'),
        row('new', ['721049'], china, '2024-03'),
      ]),
    ).toEqual([
      ['new', 'named', 'mayApply'],
      ['old', 'named', 'mayApply'],
      ['heading', 'named', 'mayApply'],
      ['past', 'named', 'unknownAfter'],
      ['over', 'named', 'over'],
      ['near', 'near', 'mayApply'],
      ['none', 'noCodes', 'mayApply'],
      ['other', 'otherOrigin', 'mayApply'],
    ]));

  it.each<[string, Partial<RiskCaseRow>, string, CaseOrigins, string, string]>([
    ['that applies', since('2024-01-01'), '2026-01-01', china, 'named', 'mayApply'],
    ['that begins later', since('2024-01-01'), '2023-12-31', china, 'named', 'later'],
    ['whose end has passed', since('2020-01'), '2026-01-01', china, 'named', 'unknownAfter'],
    ['that was provisional', provisional, '2026-01-01', china, 'named', 'unknownAfter'],
    ['of others whose end has passed', since('2020-01'), '2026-01-01', korea, 'otherOrigin', 'unknownAfter'],
    ['that ended before the day', over, '2022-06-28', china, 'named', 'over'],
    ['of others that ended', over, '2022-06-28', korea, 'otherOrigin', 'over'],
    ['that ended later', over, '2022-06-01', china, 'named', 'mayApply'],
    ['that ended on an unknown day', overUndated, '2026-01-01', china, 'named', 'over'],
    ['that never came to be', withoutMeasure, '2026-01-01', china, 'named', 'over'],
  ])('a measure %s', (_, part, date, of, group, standing) =>
    expect(groupsOf([{ ...row('a', ['721049'], of), ...part }], date)).toEqual([['a', group, standing]]),
  );

  describe('D3: what is said first', () => {
    const findingsOf = (rows: RiskCaseRow[]) =>
      scopeFindings(matchesOf(rows)).map(({ key, count }) => `${key} ${count}`);

    it('a case that names the heading counts, although what followed its provisional duty is unknown', () =>
      expect(
        findingsOf([{ ...row('a', ['7210'], china), ...provisional }, row('near', ['721041'], china)]),
      ).toEqual(['unknownAfter 1', 'near 1']));

    it('nothing names the product: that is said, and what is beside it', () =>
      expect(findingsOf([row('none', [], china), row('other', ['721049'], korea)])).toEqual([
        'none 1',
        'noCodes 1',
        'otherOrigin 1',
      ]));

    it('no case at all', () => expect(findingsOf([])).toEqual(['none 1']));

    it('every listed case is counted once', () => {
      const rows = [
        row('a', ['721049'], china),
        { ...row('b', ['721049'], china), ...over },
        { ...row('c', ['721041'], china), ...over },
        row('d', [], china),
      ];
      expect(findingsOf(rows)).toEqual(['mayApply 1', 'over 1', 'near 1', 'noCodes 1']);
    });
  });
});
