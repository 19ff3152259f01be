import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { shownName } from '../content/record-names';
import { locales, type Locale } from '../locale';
import { addDays } from './days';
import { emptySearches } from './empty-searches';
import { LAPSE_DAYS, lapsing } from './lapsing';
import { dueChecks } from './next-check';
import type { QueueRecord, StoredQueueRecord } from './queue-records';
import { editionTitle, tariffEditions } from './tariff-editions';

/** How many rows each part shows. */
const FIRST = 5;

interface Reader {
  locale: Locale;
  /** `yyyy-MM-dd`. */
  today: string;
}

/** The editions of tariffs that end soon. */
export function lapsingEditions({ locale, today }: Reader): NonNullable<WorkQueue['editions']> {
  const rows = lapsing(tariffEditions(), today).map(({ edition, ...rest }) => ({
    id: edition.id,
    title: editionTitle(edition, locale),
    importer: edition.importer,
    exporters: [...edition.origins],
    lines: edition.lines,
    allCodes: edition.codes,
    ...rest,
  }));
  return { total: rows.length, until: addDays(today, LAPSE_DAYS), rows };
}

/** The records past their next check. */
export function checksDue(
  records: readonly QueueRecord[],
  { locale, today }: Reader,
): NonNullable<WorkQueue['checks']> {
  const due = dueChecks(records, today);
  return {
    total: due.length,
    kinds: countsByKind(due),
    rows: due.slice(0, FIRST).map(({ kind, id, names, next }) => ({
      kind,
      id,
      name: shownName(names, id, locale),
      ...next,
    })),
  };
}

/** The records that were not checked at an official source; `standards` counts those of the library, 0 for a user who may not read them. */
export function unverified(
  records: readonly QueueRecord[],
  standards: number,
): NonNullable<WorkQueue['unverified']> {
  const found = countsByKind(records.filter(({ kind, mark }) => kind !== 'standard' && mark === 'unchecked'));
  const kinds = standards === 0 ? found : [...found, { kind: 'standard', count: standards }];
  return { total: kinds.reduce((sum, { count }) => sum + count, 0), kinds };
}

/** The records with a text that is missing in one of the six languages, by kind and language. */
export function translationsMissing(records: readonly QueueRecord[]): NonNullable<WorkQueue['translations']> {
  const found = records.filter(({ missing }) => missing.length > 0);
  const kinds = countsByKind(found).map(({ kind, count }) => ({
    kind,
    count,
    languages: Object.fromEntries(
      locales.flatMap((locale) => {
        const without = found.filter((record) => record.kind === kind && record.missing.includes(locale));
        return without.length === 0 ? [] : [[locale, without.length]];
      }),
    ),
  }));
  return { total: found.length, kinds };
}

/** The most frequent searches that found nothing. */
export function searchesWithoutResult(): NonNullable<WorkQueue['searches']> {
  const all = emptySearches();
  return { total: all.length, rows: all.slice(0, FIRST) };
}

/** The first records that wait for the user's review. */
export function reviewsWaiting(
  records: readonly StoredQueueRecord[],
  locale: Locale,
): NonNullable<WorkQueue['reviews']> {
  return {
    total: records.length,
    kinds: countsByKind(records),
    rows: records.slice(0, FIRST).map(({ kind, id, names, writtenByName, updateTime, submitted }) => ({
      kind,
      id,
      name: shownName(names, id, locale),
      writtenByName,
      updateTime,
      note: submitted?.note ?? null,
    })),
  };
}

/** All drafts that a reviewer sent back to the user, the newest first. */
export function sentBackTo(
  userId: string,
  records: readonly StoredQueueRecord[],
  locale: Locale,
): NonNullable<WorkQueue['sentBack']> {
  const rows = records.flatMap(({ kind, id, names, state, writtenBy, sentBack }) =>
    sentBack === null || state !== 'draft' || writtenBy !== userId
      ? []
      : [{ kind, id, name: shownName(names, id, locale), ...sentBack }],
  );
  return { total: rows.length, rows: rows.toSorted((a, b) => b.at.localeCompare(a.at)) };
}

/**
 * All drafts that the user may write and whose writer was disabled or deleted, those left longest first. `isActive`:
 * whether a user, by id, can sign in.
 */
export function draftsUnattended(
  records: readonly StoredQueueRecord[],
  mayWrite: (kind: string) => boolean,
  isActive: (userId: string) => boolean,
  locale: Locale,
): NonNullable<WorkQueue['unattended']> {
  const rows = records
    .filter(({ kind, state, writtenBy }) => state === 'draft' && mayWrite(kind) && !isActive(writtenBy))
    .toSorted((a, b) => a.updateTime.localeCompare(b.updateTime))
    .map(({ kind, id, names, writtenByName, updateTime }) => ({
      kind,
      id,
      name: shownName(names, id, locale),
      writtenByName,
      updateTime,
    }));
  return { total: rows.length, rows };
}

function countsByKind(records: readonly { kind: string }[]): { kind: string; count: number }[] {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, count: records.filter((record) => record.kind === kind).length }));
}
