import { describe, expect, it } from 'vitest';
import { idleProof } from '@/features/tariffs/country-pair/idle-proof';
import { pairReport, withOrigin } from '@/features/tariffs/country-pair/pair-report';
import type { OriginFinding } from '@/features/tariffs/own-answer';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { excluded, percent, QUESTION, sampleLine } from '../sample-line';

const ANSWER = { hs: '940620', hsEdition: 2022, sources: [], agreements: [] } as unknown as TariffAnswer;
const by = (countries: string[], originating: OriginFinding['originating'] = true): OriginFinding => ({
  originating,
  countries,
});

describe('where a proof of origin brings nothing', () => {
  it.each<[string, Partial<TariffLine>, OriginFinding | null, string | null]>([
    ['RCEP is lower', {}, null, null],
    ['RCEP equals MFN', { mfn: [percent(8.2)] }, null, 'equal'],
    ['RCEP is above MFN', { mfn: [percent(3)] }, null, 'mfn-lower'],
    ['no preference', { rcep: [{ parties: ['JP'], rates: [excluded()] }] }, null, 'no-preference'],
    ['no data on RCEP: it may be lower', { rcep: [] }, null, null],
    ['no data on MFN', { mfn: [] }, null, null],
    ['equal, but the list leads to a country whose rate is lower', { mfn: [percent(8.2)] }, by(['CN']), null],
    [
      'lower, but the list leads to a country whose rate is MFN',
      { mfn: [percent(7.5)] },
      by(['CN']),
      'equal',
    ],
    ['equal in one of two open cases', { mfn: [percent(8.2)] }, by(['CN', 'JP']), null],
    ['does not qualify: as the general answer says', {}, by([], false), null],
  ])('%s', (_, parts, finding, expected) => {
    const report = withOrigin(pairReport(ANSWER, sampleLine(parts), QUESTION), finding);
    expect(idleProof(report)).toBe(expected);
  });
});
