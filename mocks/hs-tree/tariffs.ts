import type { NationalNotation } from '@/domain/editions';
import type { TreeTariff } from '@/features/hs/tree/hs-tree-schema';
import { ASEAN } from '../data/groups';
import type { Dataset, RatesName } from '../tariffs/packed';

/** A packed tariff: its files, its edition, and the RCEP column of each exporter. */
export interface PackedTariff {
  rates: RatesName;
  lines: Dataset;
  notation: NationalNotation;
  sourceId: string;
  edition: TreeTariff;
  /** The column for goods of an exporter; null if there is none. */
  rcepColumn: (exporter: string) => string | null;
}

const CALENDAR_2026 = { validFrom: '2026-01-01', validTo: '2026-12-31' };
const FACTS = { isComplete: true, mfnMark: 'fact', rcepMark: 'fact' } as const;
const OTHERS = ['AU', 'CN', 'JP', 'KR', 'NZ'];

const isAsean = (country: string) => ASEAN.some((code) => code === country);
const columnOf = (country: string) => `rcep${country[0] ?? ''}${(country[1] ?? '').toLowerCase()}`;

const tariffs: Readonly<Record<string, PackedTariff>> = {
  VN: {
    rates: 'vn',
    lines: 'tariff-vn',
    notation: 'VN',
    sourceId: 'vn-tariff-2026',
    edition: { ...CALENDAR_2026, ...FACTS },
    rcepColumn: (exporter) =>
      isAsean(exporter) ? 'rcepAsean' : OTHERS.includes(exporter) ? columnOf(exporter) : null,
  },
  JP: {
    rates: 'jp',
    lines: 'tariff-jp',
    notation: 'JP',
    sourceId: 'jp-tariff-2026',
    edition: { validFrom: '2026-04-01', validTo: '2027-03-31', ...FACTS },
    rcepColumn: (exporter) =>
      isAsean(exporter) || ['AU', 'NZ'].includes(exporter)
        ? 'rcepAseanAuNz'
        : ['CN', 'KR'].includes(exporter)
          ? columnOf(exporter)
          : null,
  },
  KR: {
    rates: 'kr',
    lines: 'tariff-kr',
    notation: 'percent',
    sourceId: 'kr-tariff-2026',
    edition: { ...CALENDAR_2026, ...FACTS },
    rcepColumn: (exporter) =>
      isAsean(exporter) ? 'rcepAsean' : OTHERS.includes(exporter) ? columnOf(exporter) : null,
  },
  // The edition of August 2022, without later changes of single rates.
  ID: {
    rates: 'id',
    lines: 'tariff-id',
    notation: 'ID',
    sourceId: 'id-tariff-2022',
    edition: { validFrom: '2022-08-01', validTo: '2026-12-31', ...FACTS, mfnMark: 'unchecked' },
    rcepColumn: () => null,
  },
  // Sixteen codes only; it was not checked that the one RCEP rate applies to all Parties.
  MY: {
    rates: 'my',
    lines: 'tariff-my',
    notation: 'percent',
    sourceId: 'my-tariff-2025',
    edition: { ...CALENDAR_2026, isComplete: false, mfnMark: 'unchecked', rcepMark: 'unchecked' },
    rcepColumn: (exporter) => (isAsean(exporter) || OTHERS.includes(exporter) ? 'rcep' : null),
  },
};

/** The tariff of an importer; null if there is none. Sample schedules are not tariffs. */
export function tariffOf(importer: string): PackedTariff | null {
  return Object.hasOwn(tariffs, importer) ? (tariffs[importer] ?? null) : null;
}

/** The RCEP column of the tariff of `importer` for goods of `exporter`; none for its own goods. */
export function rcepColumnFor(tariff: PackedTariff, importer: string, exporter: string): string | null {
  return exporter === importer ? null : tariff.rcepColumn(exporter);
}
