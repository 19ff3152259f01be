import type { ContentValues } from '@/features/content/content-schema';
import type { PairTerms } from '@/shared/api/pair-terms-schema';
import { applies, PARTIES } from '../../data/agreement-applies';
import { invalidField } from '../../handlers/system/refusal';
import { createContentStore, visibleRecord, type SeedRecord } from '../store';
import { choiceOf, codesOf, textOf } from './values';

const pairs = () =>
  PARTIES.flatMap((importer) =>
    PARTIES.filter((exporter) => exporter !== importer).map((exporter) => ({ importer, exporter })),
  );

/** Whether importers apply the Agreement to exporters, as staff edit it. */
export const pairStore = createContentStore('pair', (): SeedRecord[] =>
  pairs().map(({ importer, exporter }) => ({
    id: `${importer}-${exporter}`,
    values: {
      importer,
      exporter,
      applies: applies(importer, exporter) ? 'yes' : 'no',
      since: null,
      proofs: null,
      url: null,
      asOf: null,
      nextCheck: null,
      mark: 'unchecked',
    },
  })),
);

/** Code 9802: a country with itself is no pair. */
export function checkPair(values: ContentValues): void {
  if (values['importer'] === values['exporter']) throw invalidField('exporter', '须与进口国不同');
}

/** Whether an importer applies the Agreement to goods of an exporter, as published today; false too if unknown. */
export function appliesToday(importer: string, exporter: string): boolean {
  const changed = Object.values(pairStore.changes());
  const record = changed.find(({ id }) => id === `${importer}-${exporter}`);
  if (record === undefined) return applies(importer, exporter);
  return visibleRecord(record)?.['applies'] === 'yes';
}

/** What staff published about the pairs of an importer; undefined while that is nothing. */
export function publishedPairs(importer: string): PairTerms[] | undefined {
  const published = Object.values(pairStore.changes()).flatMap((record) => {
    const values = visibleRecord(record);
    return values === null || values['importer'] !== importer ? [] : [pairOf(values)];
  });
  return published.length === 0 ? undefined : published;
}

/** The terms of a pair that the portal sends for these values. */
export const pairOf = (values: ContentValues): PairTerms => ({
  exporter: choiceOf(values, 'exporter'),
  applies: values['applies'] === 'yes',
  since: textOf(values, 'since'),
  proofs: codesOf(values, 'proofs'),
  mark: choiceOf<PairTerms['mark']>(values, 'mark'),
});
