import { type LineTable, ruleFinder, RULES } from '@/domain/editions';
import type { RuleRecord, TariffAnswer } from '@/features/tariffs/tariffs-schema';
import type { ContentValues } from '@/features/content/content-schema';
import { contentDay } from '../content/store';
import { ruleFor, ruleRecords, rulesOfOrigin } from '../data/tariffs/rules-of-origin';
import { uploadedLines } from './edition-lines';
import { changeDays, lastPublishedOn } from './editions-in-force';

interface Published {
  rules: readonly RuleRecord[];
  ruleOf: (hs: string) => RuleRecord | undefined;
}

const NONE: Published = { rules: [], ruleOf: () => undefined };
const PACKED: Published = { rules: rulesOfOrigin, ruleOf: (hs) => ruleFor(hs) ?? undefined };

/** The product-specific rules today: those that staff published, else the packed ones. */
export const rulesToday = (): readonly RuleRecord[] => publishedOn(contentDay()).rules;

/** The product-specific rule of a code on a day, today if none is given; null if there is none. */
export const ruleOn = (hs: string, day: string = contentDay()): RuleRecord | null =>
  publishedOn(day).ruleOf(hs) ?? null;

/** The rules of a code with the day each applies from; undefined if it has the same one on all days. */
export function ruleChanges(hs: string): TariffAnswer['ruleChanges'] {
  const changes = changeDays(RULES).map((from) => ({ from, rule: ruleOn(hs, from) }));
  const different = changes.filter(({ rule }, at) => at === 0 || rule !== changes[at - 1]?.rule);
  return different.length > 1 ? different : undefined;
}

function publishedOn(day: string): Published {
  const edition = lastPublishedOn(RULES, day);
  if (edition === null) return PACKED;
  const table = edition.values === null ? null : uploadedLines(String(edition.values['file']));
  return edition.values === null || table === null
    ? NONE
    : publishedAs(table, edition.values, edition.sourceId);
}

const known = new WeakMap<ContentValues, Published>();

/** The rules of an edition as records, converted once. */
function publishedAs(table: LineTable, values: ContentValues, sourceId: string): Published {
  const earlier = known.get(values);
  if (earlier !== undefined) return earlier;
  const rules = ruleRecords(table, { mark: values['mark'] === 'fact' ? 'fact' : 'unchecked', sourceId });
  const published = { rules, ruleOf: ruleFinder(rules) };
  known.set(values, published);
  return published;
}
