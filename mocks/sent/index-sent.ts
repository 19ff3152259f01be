import type { ContentValues } from '@/features/content/content-schema';
import type { IndexInfo, IndexSector } from '@/features/trade-index/trade-index-schema';
import type {
  IndexFigure,
  IndexInputPreview,
} from '@/pages/console/content/kinds/previews/index-input-preview-schema';
import {
  entryOf,
  indexInputStore,
  inputsWith,
  publishedInputs,
  type PublishedInputs,
} from '../content/kinds/index-inputs';
import { visibleRecord } from '../content/store';
import { countryRecords } from '../data/countries';
import { sourcesFor } from '../data/sources';
import { indexRevisions, riskMethodRecord } from '../data/trade/trade-index';
import { pick, type Locale } from '../locale';
import { indexInputs, indexRow, releasesNow, worldRow } from '../trade-index-rows';

/** The countries with indices, in their order. */
export const INDEX_COUNTRIES: readonly string[] = countryRecords.map(({ code }) => code);

interface IndexScope {
  sector: IndexSector;
  years: readonly number[];
  countries: readonly string[];
}

/** The answer of index/getIndexInfo made of these figures. */
export function indexInfoAsSent(
  published: PublishedInputs,
  { sector, years, countries }: IndexScope,
  locale: Locale,
): IndexInfo {
  const rows = countries.flatMap((country) =>
    years.map((year) => indexRow(published, { country, year, sector })),
  );
  const inputs = indexInputs(published);
  return {
    sector,
    releases: releasesNow(published),
    revisions: indexRevisions.map((revision) => ({
      ...revision,
      text: pick(revision.text, locale),
      mark: 'sample' as const,
    })),
    method: riskMethodRecord,
    inputs,
    world: years.flatMap((year) => worldRow(published, year) ?? []),
    total: rows.length,
    rows,
    sources: sourcesFor(
      inputs.map(({ sourceId }) => sourceId),
      locale,
    ),
  };
}

/** A figure as it is typed and as it is published, with what the portal makes of both. */
export function indexInputPreview(id: string, values: ContentValues, locale: Locale): IndexInputPreview {
  const typed = figureAsSent(values, locale);
  const record = indexInputStore.find(id);
  const visible = record && visibleRecord(record);
  // The sector with which the page opens, for a figure that is the same in all.
  const sector = typed.sector ?? 'ev';
  const infoOf = (inputs: PublishedInputs) =>
    indexInfoAsSent(inputs, { sector, years: inputs.yearsOf(), countries: INDEX_COUNTRIES }, locale);
  return {
    published: visible && figureAsSent(visible, locale),
    typed,
    before: infoOf(publishedInputs()),
    after: infoOf(inputsWith(id, values)),
  };
}

function figureAsSent(values: ContentValues, locale: Locale): IndexFigure {
  const { source, ...figure } = entryOf(values);
  const [record] = sourcesFor([source], locale);
  if (record === undefined) throw new RangeError(`No source "${source}"`);
  return { ...figure, source: record };
}
