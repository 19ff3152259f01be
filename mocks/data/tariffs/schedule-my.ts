import { packedLines } from '../../tariffs/packed-lines';
import { ASEAN, without } from '../groups';
import { calendarYear, rate, type NationalLine } from '../national-line';

const SOURCE = 'my-tariff-2025';
/** It was not checked that the one rate applies to all Parties. */
const PARTIES = ['AU', 'CN', 'JP', 'KR', 'NZ', ...without(ASEAN, 'MY')];

/**
 * The lines of Malaysia under a code: MFN of 2025, reused unchecked for 2026, and RCEP of 2026. A blank cell is
 * unknown.
 */
export async function linesOfMalaysia(hs: string): Promise<NationalLine[]> {
  const lines = await packedLines('tariff-my', hs);
  return lines.map((cell) => {
    const [mfn, rcep] = [cell('mfn'), cell('rcep')];
    return {
      code: cell('code'),
      description: { en: cell('en') },
      base: null,
      mfn:
        mfn === ''
          ? []
          : [
              rate('percent', mfn, calendarYear(2025), SOURCE),
              rate('percent', mfn, calendarYear(2026), SOURCE, 'unchecked'),
            ],
      mfnPointer: null,
      basic: null,
      rcep:
        rcep === ''
          ? []
          : [{ parties: PARTIES, rates: [rate('percent', rcep, calendarYear(2026), SOURCE, 'unchecked')] }],
      others: [],
    };
  });
}
