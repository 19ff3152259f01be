import type { ImporterLine, ImportersAnswer, ImporterTariff } from '@/features/tariffs/importers-schema';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import { publishedPairs } from '../../../content/kinds/pairs';
import { PARTIES } from '../../../data/agreement-applies';
import type { NationalLine } from '../../../data/national-line';
import { officialTariffOf } from '../../../data/tariffs/official-tariffs';
import { SAMPLE_IMPORTERS } from '../../../data/tariffs/sample-schedules';
import { sourcesFor } from '../../../data/sources';
import { MockFailure } from '../../../envelope';
import { findCode } from '../../../search/hs/hs-codes';
import { nationalLines } from '../../../tariffs/national-lines';
import { portalGet, required, requiredCountry, withSamples } from '../../../portal-conventions';
import { extentOf } from '../../../tariffs/tariff-extent';

/** India is no Party; its MFN side is still compared. */
const IMPORTERS = [...PARTIES, 'IN'];

interface QueryFields {
  /** Six digits, null if the code is unknown. */
  hs: string | null;
  from: string;
  date: string;
  hasSamples: boolean;
}

/** GET tariff/getImporters */
export const tariffImportersHandlers = [
  portalGet(
    '*/rcep-boot/api/v1/portal/tariff/getImporters',
    async ({ query, locale }): Promise<ImportersAnswer> => {
      const requested = required(query, 'hs', /^\d{6,11}$/, '只能为6至11位数字');
      const exporter = requiredCountry(query, 'from');
      const date = required(query, 'date', /^20\d\d-\d\d-\d\d$/, '只能为日期');
      if (!isDay(date)) throw new MockFailure(9802, '参数验证错误: date，只能为日期');
      const hs = (await findCode(requested.slice(0, 6)))?.hs ?? null;
      const wanted = { hs, from: exporter, date, hasSamples: withSamples(query) };
      const importers = await Promise.all(
        IMPORTERS.filter((importer) => importer !== exporter).map((importer) => tariffOf(importer, wanted)),
      );
      return {
        hs,
        exporter,
        date,
        importers,
        sources: sourcesFor(
          importers.flatMap(({ lines }) => lines.flatMap(sourceIds)),
          locale,
        ),
      };
    },
  ),
];

async function tariffOf(importer: string, wanted: QueryFields): Promise<ImporterTariff> {
  const { hs, hasSamples } = wanted;
  const lines = hs === null ? [] : await nationalLines(importer, hs, hasSamples);
  return {
    importer,
    schedule: extentOf(importer, hasSamples),
    hasSample: SAMPLE_IMPORTERS.includes(importer),
    lines: lines.map((line) => compact(line, wanted)),
    official: officialTariffOf(importer),
    pairs: publishedPairs(importer),
  };
}

function compact(line: NationalLine, { from, date }: QueryFields): ImporterLine {
  const column = line.rcep.find(({ parties }) => parties.includes(from));
  return {
    code: line.code,
    mfn: rateFor(line.mfn, date),
    mfnPointer: line.mfnPointer,
    basic: line.basic,
    rcep: rateFor(column?.rates ?? [], date),
  };
}

/** February has no 30th day. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** The rate valid on the day, else the last valid one. */
function rateFor(rates: readonly RateAsSent[], date: string): RateAsSent | null {
  const valid = rates.find(({ validFrom, validTo }) => validFrom <= date && date <= validTo);
  return valid ?? rates.toSorted((a, b) => a.validTo.localeCompare(b.validTo)).at(-1) ?? null;
}

const sourceIds = ({ mfn, rcep, basic }: ImporterLine): string[] =>
  [mfn, rcep, basic].flatMap((rate) => (rate === null ? [] : [rate.sourceId]));
