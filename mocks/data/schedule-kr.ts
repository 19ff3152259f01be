import { calendarYear, rate, type NationalLine } from './national-line';
import { readKoreaRate } from './read-rate';
import table from './tariff-kr.json';

const SOURCE = 'kr-tariff-2026';

/** The lines of Korea for 2026, goods from China only; the basic rate stands in the table, the MFN applied rate does not. Descriptions are not held either. */
export function linesOfKorea(): NationalLine[] {
  return table.rows.map(([code = '', basic = '', rcep = '', koreaChina = '']) => ({
    code,
    description: {},
    base: null,
    mfn: [],
    mfnPointer: null,
    basic: rate(basic, readKoreaRate(basic), calendarYear(2026), SOURCE),
    rcep: [{ parties: ['CN'], rates: [rate(rcep, readKoreaRate(rcep), calendarYear(2026), SOURCE)] }],
    others:
      koreaChina === ''
        ? []
        : [
            {
              agreement: 'Korea–China FTA',
              parties: ['CN'],
              rate: rate(koreaChina, readKoreaRate(koreaChina), calendarYear(2026), SOURCE),
            },
          ],
  }));
}
