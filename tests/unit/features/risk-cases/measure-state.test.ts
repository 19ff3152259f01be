import { describe, expect, it } from 'vitest';
import { endedOn, measureState } from '@/features/risk-cases/measure-state';
import type { CaseStage, CaseStep, CaseStepKind, MeasureTerm } from '@/features/risk-cases/risk-cases-schema';

const caseOf = (stage: CaseStage, part: Partial<MeasureTerm> | null, lastStep: CaseStep | null = null) => ({
  kind: 'AD' as const,
  stage,
  lastStep,
  term: part && { from: null, years: null, until: null, isEnded: false, mark: 'fact' as const, ...part },
});

const step = (kind: CaseStepKind, date: string | null, until: string | null = null): CaseStep => ({
  kind,
  date,
  until,
  document: null,
  mark: 'fact',
});

const printed = caseOf('imposed', { from: '2022-12-08', until: '2027-12-07' });
const ended = caseOf('ended', { from: '2017-06-27', years: 5, isEnded: true }, step('ended', '2022-06-27'));
const endedInMay = caseOf('ended', { from: '2017-03-30', isEnded: true }, step('ended', '2022-05'));
const renewed = caseOf('review', { from: '2023-10' }, step('reviewMaintained', '2023-10-23'));
const saved = caseOf('review', { from: '2022-12', years: 5 }, step('reviewMaintained', '2025-08'));
const provisional = caseOf('provisional', null, step('provisionalDuty', '2025-03-08', '2025-07-05'));

describe('the state of a case on a day', () => {
  it.each([
    ['its last day', printed, '2027-12-07', 'applies'],
    ['the day after', printed, '2027-12-08', 'pastEnd'],
    ['its first day', printed, '2022-12-08', 'applies'],
    ['the day before', printed, '2022-12-07', 'notYet'],
    ['within the month it ends', caseOf('imposed', { from: '2021-12', years: 5 }), '2026-12-31', 'applies'],
    ['after its computed end', caseOf('imposed', { from: '2020-10' }), '2026-01-01', 'pastEnd'],
    [
      'only its last day in the data',
      caseOf('imposed', { until: '2026-04-30' }),
      '2015-01-01',
      'startUnknown',
    ],
    [
      'only its last day in the data, and passed',
      caseOf('imposed', { until: '2026-04-30' }),
      '2026-05-01',
      'pastEnd',
    ],

    ['the day after it ended', ended, '2022-06-28', 'ended'],
    ['the day it ended', ended, '2022-06-27', 'endedLater'],
    ['before it ended', ended, '2020-01-01', 'endedLater'],
    ['before it began, and since ended', ended, '2016-01-01', 'notYet'],
    ['within the month it ended', endedInMay, '2022-05-31', 'endedLater'],
    ['after the month it ended', endedInMay, '2022-06-01', 'ended'],
    [
      'ended on a day that is not in the data',
      caseOf('ended', { years: 5, isEnded: true }, step('ended', null)),
      '2026-01-01',
      'endedUndated',
    ],
    ['known to have ended', caseOf('imposed', { from: '2019', isEnded: true }), '2020-01-01', 'endedUndated'],
    [
      'closed without a measure',
      caseOf('ended', null, step('terminated', '2018-03-03')),
      '2020-01-01',
      'noMeasure',
    ],
    [
      'closed, date not in the data',
      caseOf('ended', null, step('terminated', null)),
      '2020-01-01',
      'noMeasure',
    ],

    ['before a term that a review began', renewed, '2020-01-01', 'earlierTerm'],
    ['within such a term', renewed, '2024-01-01', 'applies'],
    ['before a term that a later review maintained', saved, '2020-01-01', 'notYet'],

    ['under review without a term', caseOf('review', null), '2026-01-01', 'undated'],
    ['recommended only', caseOf('final', null, step('finalProposed', '2025-06')), '2026-01-01', 'open'],
    ['recommended later', caseOf('final', null, step('finalProposed', '2025-06')), '2025-01-01', 'open'],
    ['opened later', caseOf('investigation', null, step('initiated', '2024-09')), '2024-08-31', 'begunLater'],
    ['opened that month', caseOf('investigation', null, step('initiated', '2024-09')), '2024-09-01', 'open'],
    ['before a provisional duty', provisional, '2025-03-07', 'begunLater'],
    ['on the last day of a provisional duty', provisional, '2025-07-05', 'open'],
    ['after a provisional duty', provisional, '2025-07-06', 'provisionalPast'],
    [
      'provisional without an end',
      caseOf('provisional', null, step('provisionalDuty', '2022-09-30')),
      '2026-01-01',
      'open',
    ],
  ])('%s', (_, row, on, state) => expect(measureState(row, on)).toBe(state));

  it('takes the end from the step, else from the term, and makes none up', () => {
    expect(endedOn(ended)).toBe('2022-06-27');
    expect(endedOn(caseOf('ended', { until: '2021-01-31', isEnded: true }))).toBe('2021-01-31');
    expect(
      endedOn(caseOf('ended', { from: '2005', years: 5, isEnded: true }, step('ended', null))),
    ).toBeNull();
  });
});
