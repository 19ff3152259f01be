import { describe, expect, it } from 'vitest';
import { lawStanding, type LawStep } from '@/features/laws/law-status-schema';

const TODAY = '2026-11-21';

/** `inForce 2024-12-01, repealed 2026?`; a question mark: the date was not checked. */
const stepsOf = (text: string): LawStep[] =>
  text === ''
    ? []
    : text.split(', ').map((step) => {
        const [kind = '', date = ''] = step.split(' ');
        return {
          kind: kind as LawStep['kind'],
          date: date.replace('?', ''),
          mark: date.endsWith('?') ? 'unchecked' : 'fact',
        };
      });

const standingOf = (steps: string, until: string | null = null, today = TODAY) =>
  lawStanding(stepsOf(steps), until, today);

describe('the status of a law on a day', () => {
  it.each([
    [
      'in force for years',
      'adopted 2024-04-26, inForce 2024-12-01',
      null,
      'inForce',
      'inForce',
      '2024-12-01',
    ],
    ['in force from today', 'inForce 2026-11-21', null, 'inForce', 'inForce', '2026-11-21'],
    ['in force from tomorrow', 'inForce 2026-11-22', null, 'upcoming', 'notYet', '2026-11-22'],
    ['in force from next month', 'inForce 2026-12', null, 'upcoming', 'notYet', '2026-12'],
    ['in force from next year', 'inForce 2027', null, 'upcoming', 'notYet', '2027'],
    ['some day of this month', 'inForce 2026-11', null, 'unknown', 'dateTooVague', '2026-11'],
    ['some day of this year', 'inForce 2026', null, 'unknown', 'dateTooVague', '2026'],
    ['some day of last year', 'inForce 2025', null, 'inForce', 'inForce', '2025'],
    ['some day of last month', 'inForce 2026-10', null, 'inForce', 'inForce', '2026-10'],
    ['no day of entry', 'adopted 2018-12-29', null, 'unknown', 'noEntryDate', null],
    ['a date of the document only', 'dated 1961', null, 'unknown', 'noEntryDate', null],
    ['no date at all', '', null, 'unknown', 'noEntryDate', null],
    ['amended after its entry', 'inForce 2005-01-01, amended 2019', null, 'inForce', 'inForce', '2005-01-01'],
    [
      'entered twice: the later counts',
      'inForce 2005-01-01, inForce 2027-01-01',
      null,
      'upcoming',
      'notYet',
      '2027-01-01',
    ],
    ['repealed', 'inForce 2005-01-01, repealed 2020-06-30', null, 'repealed', 'repealed', '2020-06-30'],
    ['repealed today', 'inForce 2005-01-01, repealed 2026-11-21', null, 'repealed', 'repealed', '2026-11-21'],
    [
      'repealed from tomorrow',
      'inForce 2005-01-01, repealed 2026-11-22',
      null,
      'inForce',
      'inForce',
      '2005-01-01',
    ],
    [
      'repealed some day of this year',
      'inForce 2005-01-01, repealed 2026',
      null,
      'unknown',
      'dateTooVague',
      '2026',
    ],
    ['repealed without a day of entry', 'repealed 2020', null, 'repealed', 'repealed', '2020'],
    ['within its period', 'inForce 2026-01-01', '2026-12-31', 'inForce', 'inForce', '2026-01-01'],
    ['on the last day of its period', 'inForce 2026-01-01', '2026-11-21', 'inForce', 'inForce', '2026-01-01'],
    ['after its period', 'inForce 2025-01-01', '2025-12-31', 'unknown', 'periodOver', '2025-12-31'],
    [
      'repealed within its period',
      'inForce 2026-01-01, repealed 2026-06-01',
      '2026-12-31',
      'repealed',
      'repealed',
      '2026-06-01',
    ],
    ['a period without a day of entry', 'dated 2022-12-30', '2027-12-31', 'unknown', 'noEntryDate', null],
  ])('%s: %s', (_, steps, until, status, reason, date) => {
    expect(standingOf(steps, until)).toMatchObject({ status, reason, date });
  });

  it('rests on the mark of the deciding date', () => {
    expect(standingOf('adopted 2020, inForce 2022-01-01?').mark).toBe('unchecked');
    expect(standingOf('adopted 2020?, inForce 2022-01-01').mark).toBe('fact');
    expect(standingOf('inForce 2022-01-01, repealed 2023?').mark).toBe('unchecked');
  });

  it('changes with the day alone', () => {
    const statuses = ['2024-11-30', '2024-12-01', '2026-12-31', '2027-01-01'].map(
      (today) => standingOf('inForce 2024-12-01', '2026-12-31', today).status,
    );
    expect(statuses).toEqual(['upcoming', 'inForce', 'inForce', 'unknown']);
  });
});
