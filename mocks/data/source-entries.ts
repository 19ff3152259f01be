import { complianceSources } from './sources/compliance-sources';
import { countrySources } from './sources/country-sources';
import { indexSources } from './sources/index-sources';
import type { SourceEntry } from './sources/source-entry';
import { tariffSources } from './sources/tariff-sources';

/** The sources of the records, by id. */
export const sourceEntries: Readonly<Record<string, SourceEntry>> = {
  ...tariffSources,
  ...countrySources,
  ...complianceSources,
  ...indexSources,
};
