import { describe, expect, it } from 'vitest';
import { isRuns, readRunFile, writeRunFile } from '@/pages/portal/standards/capability/capability-run';
import type { CapabilityRun } from '@/pages/portal/standards/capability/capability-run';

const RUN: CapabilityRun = {
  id: 'a1',
  name: '2025',
  company: '<b>ACME</b>',
  method: 'standards-capability',
  version: '1.0',
  savedAt: '2026-11-20T08:00:00.000Z',
  answers: { 'organisation.leadership': 3 },
  notes: { 'organisation.leadership': 'No. 12' },
};

const file = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) });

describe('a file of a run', () => {
  it('comes back as it was written', async () => {
    expect(await readRunFile(file(`\ufeff${writeRunFile(RUN)}`))).toEqual({ ok: true, run: RUN });
  });

  const changed = (change: object) =>
    JSON.stringify({ ...(JSON.parse(writeRunFile(RUN)) as object), ...change });

  it.each([
    ['too large', file('{}', 50_000_000), 'tooLarge'],
    ['empty', file(''), 'notJson'],
    ['another kind', file('{"kind":"x"}'), 'notOurs'],
    ['a level that is none', file(changed({ answers: { a: 7 } })), 'notOurs'],
    ['a note that is no text', file(changed({ notes: { a: {} } })), 'notOurs'],
    ['a date that is none', file(changed({ savedAt: 'yesterday' })), 'notOurs'],
    ['another questionnaire', file(changed({ method: 'x' })), 'otherMethod'],
  ] as const)('is refused: %s', async (_, given, reason) => {
    expect(await readRunFile(given)).toEqual({ ok: false, reason });
  });

  it('saved runs are checked one by one', () => {
    expect(isRuns([RUN])).toBe(true);
    expect(isRuns([RUN, { ...RUN, answers: { a: -1 } }])).toBe(false);
  });
});
