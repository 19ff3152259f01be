import { packedLines } from '../../tariffs/packed-lines';
import { rate, type NationalLine } from '../national-line';

const SOURCE = 'id-tariff-2022';
/** The edition of August 2022. */
const EDITION = { validFrom: '2022-08-01', validTo: '2022-12-31' };
/** It lacks later changes of single rates: a rate in this period is unchecked. */
const SINCE = { validFrom: '2023-01-01', validTo: '2026-12-31' };

/** The lines of Indonesia under a code: MFN of 2022 only. */
export async function linesOfIndonesia(hs: string): Promise<NationalLine[]> {
  const lines = await packedLines('tariff-id', hs);
  return lines.map((cell) => ({
    code: cell('code'),
    description: { en: cell('en').replace(/^(?:- )+/, '') },
    base: null,
    mfn: [rate('ID', cell('mfn'), EDITION, SOURCE), rate('ID', cell('mfn'), SINCE, SOURCE, 'unchecked')],
    mfnPointer: null,
    basic: null,
    rcep: [],
    others: [],
  }));
}
