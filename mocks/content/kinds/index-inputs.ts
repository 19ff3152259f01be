import { INDEX_INPUTS, WORLD, type IndexInputId } from '@/pages/console/content/kinds/index-input-schema';
import type { ContentValues } from '@/features/content/content-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import { entryId, indexEntries, type IndexEntry } from '../../data/trade/trade-index-entries';
import { invalidField } from '../../handlers/system/refusal';
import { contentDay, createContentStore, publishedOn } from '../store';
import { publishedSource } from './sources';
import { choiceOf, numberOf, textOf } from './values';

/** The figures of the indices that staff edit. */
export const indexInputStore = createContentStore('indexInput', () =>
  indexEntries().map((entry) => ({ id: entryId(entry), values: valuesOfEntry(entry) })),
);

/** The published figures of the indices. */
export interface PublishedInputs {
  /** The figure of an indicator; null if there is none. */
  valueOf: (indicator: IndexInputId, country: string, year: number, sector: SectorId | null) => number | null;
  /** The sources of an indicator, each once, with the least trusted mark of its figures. */
  sourcesOf: (indicators: readonly IndexInputId[]) => { sourceId: string; mark: RecordMark }[];
  /** The years with figures of one of the indicators, or of any, ascending. */
  yearsOf: (indicators?: readonly IndexInputId[]) => number[];
}

let known: { changes: object; day: string; inputs: PublishedInputs } | null = null;

/** The figures that visitors see today; the same object until one changes. */
export function publishedInputs(): PublishedInputs {
  const [changes, day] = [indexInputStore.changes(), contentDay()];
  if (known?.changes !== changes || known.day !== day)
    known = {
      changes,
      day,
      inputs: inputsOf(publishedOn(indexInputStore, day).map(({ values }) => entryOf(values))),
    };
  return known.inputs;
}

/** What visitors would see today if the record were published with these values. */
export function inputsWith(id: string, values: ContentValues): PublishedInputs {
  const others = publishedOn(indexInputStore).filter((record) => record.id !== id);
  return inputsOf([...others.map((record) => entryOf(record.values)), entryOf(values)]);
}

function inputsOf(entries: readonly IndexEntry[]): PublishedInputs {
  const values = new Map(entries.map((entry) => [entryId(entry), entry.value]));
  return {
    valueOf: (indicator, country, year, sector) => {
      const own = INDEX_INPUTS[indicator].isBySector ? sector : null;
      return values.get(entryId({ indicator, country, year, sector: own })) ?? null;
    },
    sourcesOf: (indicators) => {
      const marks = new Map<string, RecordMark>();
      for (const { indicator, source, mark } of entries)
        if (indicators.includes(indicator))
          marks.set(source, leastTrusted([mark, marks.get(source) ?? mark]));
      return [...marks].map(([sourceId, mark]) => ({ sourceId, mark }));
    },
    yearsOf: (indicators) => {
      const own = entries.filter(
        ({ indicator }) => indicators === undefined || indicators.includes(indicator),
      );
      return [...new Set(own.map(({ year }) => year))].toSorted((a, b) => a - b);
    },
  };
}

/** The mark of a figure made of several. */
export const leastTrusted = (marks: readonly RecordMark[]): RecordMark =>
  (['sample', 'unchecked'] as const).find((mark) => marks.includes(mark)) ?? 'fact';

/** A figure as staff edit it. */
export const valuesOfEntry = (entry: IndexEntry): ContentValues => ({
  indicator: entry.indicator,
  country: entry.country,
  year: entry.year,
  sector: entry.sector,
  value: entry.value,
  unit: INDEX_INPUTS[entry.indicator].unit,
  source: entry.source,
  asOf: entry.asOf,
  nextCheck: null,
  mark: entry.mark,
});

/** The figure that the indices are calculated from for these values. */
export const entryOf = (values: ContentValues): IndexEntry => ({
  indicator: choiceOf<IndexInputId>(values, 'indicator'),
  country: choiceOf(values, 'country'),
  year: numberOf(values, 'year') ?? 0,
  sector: textOf(values, 'sector') as SectorId | null,
  value: numberOf(values, 'value') ?? 0,
  source: choiceOf(values, 'source'),
  asOf: choiceOf(values, 'asOf'),
  mark: choiceOf<RecordMark>(values, 'mark'),
});

/** Code 9802: unit, sector, country or greatest value do not fit the indicator, or there is no such source. */
export function checkIndexInput(values: ContentValues): void {
  const entry = entryOf(values);
  const { unit, max, isBySector } = INDEX_INPUTS[entry.indicator];
  if (values['unit'] !== unit) throw invalidField('unit', '与指标不符');
  if (isBySector !== (entry.sector !== null))
    throw invalidField('sector', isBySector ? '该指标须按行业填写' : '该指标不分行业');
  if (entry.country === WORLD && unit !== 'perMille') throw invalidField('country', '只有份额有世界数据');
  if (max !== null && entry.value > max) throw invalidField('value', `不能超过${max}`);
  if (publishedSource(entry.source) === undefined) throw invalidField('source', '没有这个数据来源');
}
