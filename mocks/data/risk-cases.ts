import type {
  CaseOrigins,
  CaseStage,
  CaseStep,
  CaseStepKind,
  RiskCase,
  RiskCaseRow,
} from '@/features/risk-cases/risk-cases-schema';
import { pick, type Locale } from '../locale';
import { publisherOf } from './publishers';
import { caseNames } from './risk-case-names';
import { riskCaseFacts } from './risk-cases/risk-case-facts';
import type { CaseFacts, StepFact } from './risk-cases/risk-case-facts/case-facts';
import { tradeRemedyCases, type TradeRemedyCase } from './trade-remedies';

/** A case with its known steps. */
export interface CaseEntry {
  base: TradeRemedyCase;
  facts: CaseFacts;
}

/** All cases, in no particular order. */
export const caseEntries: CaseEntry[] = tradeRemedyCases.map((base) => {
  const facts = riskCaseFacts[base.id];
  if (facts === undefined) throw new Error(`No steps for case ${base.id}`);
  return { base, facts };
});

const STAGE_OF: Record<CaseStepKind, CaseStage> = {
  initiated: 'investigation',
  underInvestigation: 'investigation',
  provisional: 'provisional',
  provisionalProposed: 'provisional',
  provisionalDuty: 'provisional',
  finalProposed: 'final',
  finalDecision: 'final',
  imposed: 'imposed',
  undertaking: 'imposed',
  notified: 'imposed',
  partlyTerminated: 'investigation',
  reviewOpened: 'review',
  reviewProposed: 'review',
  reviewEnded: 'review',
  reviewMaintained: 'review',
  ended: 'ended',
  terminated: 'ended',
};

/** A case as shown in lists, in the reader's language if its name is available in it. */
export function caseRow({ base, facts }: CaseEntry, locale: Locale): RiskCaseRow {
  const last = facts.steps.at(-1);
  return {
    id: base.id,
    importer: base.importer,
    kind: base.kind,
    sector: facts.sector,
    product: pick(caseNames(base), locale),
    hs: base.hs,
    hsMark: base.hsUnchecked === true ? 'unchecked' : 'fact',
    origins: originsOf({ base, facts }),
    stage: stageOf(facts),
    lastStep: last === undefined ? null : stepOf(last),
    lastDate: lastDateOf(facts),
    term: facts.term === undefined ? null : { ...NO_TERM, ...facts.term },
    measure: base.measure === null ? null : { text: base.measure, lang: 'en' },
    mark: facts.isLaterUnchecked === true ? 'unchecked' : 'fact',
  };
}

const NO_TERM = { from: null, years: null, until: null, isEnded: false, mark: 'fact' as const };

/** A decision in force by a known date is a measure, even if no other step says so. */
function stageOf(facts: CaseFacts): CaseStage {
  const last = facts.steps.at(-1);
  if (last === undefined) return 'investigation';
  return last.kind === 'finalDecision' && facts.term !== undefined ? 'imposed' : STAGE_OF[last.kind];
}

/** The status sentence, in Chinese or English. */
export const caseStatus = ({ base, facts }: CaseEntry, locale: Locale) =>
  pick({ zh: facts.statusZh, en: base.status }, locale);

/** A case with its steps, status and sources. */
export function caseRecord(entry: CaseEntry, locale: Locale): RiskCase {
  const { base, facts } = entry;
  const row = caseRow(entry, locale);
  const also = row.product.lang === 'en' ? base.productZh : base.productEn;
  const urls = [base.url, ...(facts.pages ?? [])].filter((url) => url !== null);
  return {
    ...row,
    alsoNamed: { text: also, lang: row.product.lang === 'en' ? 'zh' : 'en' },
    status: caseStatus(entry, locale),
    steps: facts.steps.map(stepOf),
    places: [
      ...(base.document === undefined ? [] : [{ url: null, name: null, document: base.document }]),
      ...urls.map((url) => ({ url, name: publisherOf(url, locale), document: null })),
    ],
  };
}

export function originsOf({ base, facts }: CaseEntry): CaseOrigins {
  return {
    all: base.exporters === 'all',
    named: base.exporters === 'all' ? [] : base.exporters,
    except: base.except ?? [],
    unchecked: facts.uncheckedExporters ?? [],
    unnamed: facts.unnamedExporters ?? 0,
  };
}

export const lastDateOf = (facts: CaseFacts): string | null =>
  facts.steps
    .flatMap((step) => step.date ?? [])
    .sort()
    .at(-1) ?? null;

function stepOf({ kind, date, until, document, unchecked }: StepFact): CaseStep {
  return {
    kind,
    date,
    until: until ?? null,
    document: document ?? null,
    mark: unchecked === true ? 'unchecked' : 'fact',
  };
}
