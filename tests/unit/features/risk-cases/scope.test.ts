import { describe, expect, it } from 'vitest';
import type { CaseOrigins, RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import { codeDegree, originDegree, scopeMatches } from '@/features/risk-cases/scope';

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
    ['690721', [], 'notHeld'],
    ['700711', ['690721'], null],
    ['061010', ['61'], null],
  ])('%s against %j: %s', (hs, codes, degree) => expect(codeDegree(hs, codes)).toBe(degree));
});

describe('how a case stands to an origin', () => {
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
  const groupsOf = (rows: RiskCaseRow[], date = '2026-01-01') =>
    scopeMatches(rows, { hs: '721049', from: 'CN', date }).map((match) => [match.row.id, match.group]);

  it.each<[string, string[], CaseOrigins, string | null]>([
    ['names code and origin', ['721049'], china, 'likely'],
    ['names the heading and all origins', ['7210'], origins({ all: true }), 'likely'],
    ['names a neighbour', ['721041'], china, 'near'],
    ['may cover the origin', ['721049'], origins({ named: ['KR'], unnamed: 2 }), 'near'],
    ['has no codes', [], china, 'noCodes'],
    ['is on another origin', ['721049'], korea, 'otherOrigin'],
    ['excepts the origin', ['721049'], origins({ all: true, except: ['CN'] }), 'otherOrigin'],
    ['is a neighbour on another origin', ['721041'], korea, null],
    ['has no codes and another origin', [], korea, null],
    ['is on another chapter', ['690721'], china, null],
  ])('a case that %s', (_, hs, of, group) =>
    expect(groupsOf([row('a', hs, of)])).toEqual(group === null ? [] : [['a', group]]),
  );

  it('come with the nearest first, then the latest', () =>
    expect(
      groupsOf([
        row('other', ['721049'], korea),
        row('none', [], china),
        row('near', ['721041'], china),
        row('heading', ['7210'], china, '2025-01-01'),
        row('old', ['721049'], china, '2019'),
        row('new', ['721049'], china, '2024-03'),
      ]),
    ).toEqual([
      ['new', 'likely'],
      ['old', 'likely'],
      ['heading', 'likely'],
      ['near', 'near'],
      ['none', 'noCodes'],
      ['other', 'otherOrigin'],
    ]));

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

  it.each<[string, Partial<RiskCaseRow>, string, CaseOrigins, string]>([
    ['that applies is likely', since('2024-01-01'), '2026-01-01', china, 'likely'],
    ['that begins later is not yet in force', since('2024-01-01'), '2023-12-31', china, 'notYet'],
    ['whose end has passed stands by itself', since('2020-01'), '2026-01-01', china, 'pastEnd'],
    ['of others, end passed or not, stays theirs', since('2020-01'), '2026-01-01', korea, 'otherOrigin'],
    ['that ended before the day has ended', over, '2022-06-28', china, 'ended'],
    ['that ended is nobody’s', over, '2022-06-28', korea, 'ended'],
    ['that ended later is likely', over, '2022-06-01', china, 'likely'],
    ['that ended, nobody knows when, has ended', overUndated, '2026-01-01', china, 'ended'],
    ['that never came to be stands with the ended', withoutMeasure, '2026-01-01', china, 'ended'],
  ])('a measure %s', (_, part, date, of, group) =>
    expect(groupsOf([{ ...row('a', ['721049'], of), ...part }], date)).toEqual([['a', group]]),
  );

  it('an ended measure of another code or without codes does not come back as near', () =>
    expect(
      groupsOf([
        { ...row('near', ['721041'], china), ...over },
        { ...row('none', [], china), ...over },
        { ...row('far', ['721041'], korea), ...over },
      ]),
    ).toEqual([
      ['near', 'ended'],
      ['none', 'ended'],
    ]));
});
