import { rowsIn, rowsText } from '@/features/content/content-entries';
import type { ContentValues } from '@/features/content/content-schema';
import { riskCaseKind } from '@/pages/console/content/kinds/risk-case-schema';
import { caseNames } from '../../data/risk-case-names';
import type { CaseFacts, StepFact } from '../../data/risk-cases/risk-case-facts/case-facts';
import { caseEntries, type CaseEntry } from '../../data/risk-cases';
import type { TradeRemedyCase } from '../../data/trade-remedies';
import { publishedRecords } from '../published';
import { createContentStore } from '../store';
import { choiceOf, codesOf, joined, numberOf, rowsField, textFields, textOf, textsIn } from './values';

/** The as-of date of the sample data. */
const AS_OF = '2026-11';

const seeds = caseEntries.map((entry) => ({ id: entry.base.id, entry }));

/** The trade-remedy cases that staff edit. */
export const riskCaseStore = createContentStore('riskCase', () =>
  seeds.map(({ id, entry }) => ({ id, values: valuesOfCase(entry) })),
);

const published = publishedRecords(riskCaseStore, seeds, (id, values) => ({ id, entry: caseOf(id, values) }));
let known: { of: readonly object[]; entries: readonly CaseEntry[] } = { of: seeds, entries: caseEntries };

/** The cases that visitors see today. */
export function publishedCases(): readonly CaseEntry[] {
  const of = published();
  if (known.of !== of) known = { of, entries: of.map(({ entry }) => entry) };
  return known.entries;
}

const steps = rowsField(riskCaseKind.fields, 'steps');
const pages = rowsField(riskCaseKind.fields, 'pages');

/** A case as staff edit it. Its next check is the last day of its measure, if it has one. */
export function valuesOfCase({ base, facts, status, measure }: CaseEntry): ContentValues {
  const { term } = facts;
  return {
    importer: base.importer,
    kind: base.kind,
    sector: facts.sector,
    ...textFields('product', { ...caseNames(base) }),
    hs: joined(base.hs),
    hsMark: base.hsUnchecked === true ? 'unchecked' : null,
    exporters: base.exporters === 'all' ? 'all' : joined(base.exporters),
    except: joined(base.except),
    uncheckedExporters: joined(facts.uncheckedExporters),
    unnamedExporters: facts.unnamedExporters ?? null,
    steps: rowsText(steps, facts.steps.map(rowOfStep)) || null,
    termFrom: term?.from ?? null,
    termYears: term?.years ?? null,
    termUntil: term?.until ?? null,
    termEnded: term === undefined ? null : term.isEnded === true ? 'yes' : 'no',
    termMark: term?.mark ?? null,
    ...textFields('status', status),
    ...textFields('measure', measure),
    laterMark: facts.isLaterUnchecked === true ? 'unchecked' : null,
    initiated: base.initiated,
    provisional: base.provisional,
    final: base.final,
    url: base.url,
    document: base.document ?? null,
    pages: facts.pages?.join('\n') ?? null,
    asOf: AS_OF,
    nextCheck: term?.until?.length === 10 ? term.until : null,
  };
}

const rowOfStep = ({ kind, date, until, document, unchecked }: StepFact): Record<string, string> => ({
  kind,
  date: date ?? '',
  until: until ?? '',
  document: document ?? '',
  mark: unchecked === true ? 'unchecked' : 'fact',
});

/** The case that the portal sends for these values. */
export function caseOf(id: string, values: ContentValues): CaseEntry {
  const names = textsIn(values, 'product') ?? {};
  const exporters = codesOf(values, 'exporters');
  const [except, document] = [codesOf(values, 'except'), textOf(values, 'document')];
  return {
    base: {
      id,
      importer: choiceOf(values, 'importer'),
      kind: choiceOf<TradeRemedyCase['kind']>(values, 'kind'),
      productEn: names.en ?? '',
      productZh: names.zh ?? '',
      names,
      hs: codesOf(values, 'hs'),
      ...(textOf(values, 'hsMark') === 'unchecked' && { hsUnchecked: true }),
      exporters: exporters.includes('all') ? 'all' : exporters,
      ...(except.length > 0 && { except }),
      initiated: textOf(values, 'initiated'),
      provisional: textOf(values, 'provisional'),
      final: textOf(values, 'final'),
      url: textOf(values, 'url'),
      ...(document !== null && { document }),
    },
    facts: factsOf(values),
    status: textsIn(values, 'status') ?? {},
    measure: textsIn(values, 'measure'),
  };
}

function factsOf(values: ContentValues): CaseEntry['facts'] {
  const unchecked = codesOf(values, 'uncheckedExporters');
  const unnamed = numberOf(values, 'unnamedExporters');
  const further = rowsIn(pages, values['pages']).flatMap(({ url }) => url ?? []);
  const term = termOf(values);
  return {
    sector: choiceOf<CaseFacts['sector']>(values, 'sector'),
    steps: rowsIn(steps, values['steps']).map(stepOfRow),
    ...(term !== undefined && { term }),
    ...(unchecked.length > 0 && { uncheckedExporters: unchecked }),
    ...(unnamed !== null && { unnamedExporters: unnamed }),
    ...(textOf(values, 'laterMark') === 'unchecked' && { isLaterUnchecked: true }),
    ...(further.length > 0 && { pages: further }),
  };
}

function stepOfRow({ kind, date, until, document, mark }: Record<string, string>): StepFact {
  return {
    kind: kind as StepFact['kind'],
    date: date || null,
    ...(until && { until }),
    ...(document && { document }),
    ...(mark === 'unchecked' && { unchecked: true }),
  };
}

function termOf(values: ContentValues): CaseFacts['term'] {
  const [from, years, until] = [
    textOf(values, 'termFrom'),
    numberOf(values, 'termYears'),
    textOf(values, 'termUntil'),
  ];
  const isEnded = textOf(values, 'termEnded') === 'yes';
  if (from === null && years === null && until === null && !isEnded) return undefined;
  const mark = textOf(values, 'termMark') as 'fact' | null;
  return {
    ...(from !== null && { from }),
    ...(years !== null && { years }),
    ...(until !== null && { until }),
    ...(isEnded && { isEnded }),
    ...(mark !== null && { mark }),
  };
}
