import type {
  CaseOrigins,
  CaseStage,
  CaseStep,
  CaseStepKind,
  RiskCase,
  RiskCaseRow,
} from '@/features/risk-cases/risk-cases-schema';
import { pick, type Locale, type Texts } from '../locale';
import { publisherOf } from './publishers';
import { caseNames } from './risk-case-names';
import { caseMeasureWords } from './risk-cases/case-measure-words';
import { caseStatusWords } from './risk-cases/case-status-words';
import { riskCaseFacts } from './risk-cases/risk-case-facts';
import type { CaseFacts, StepFact } from './risk-cases/risk-case-facts/case-facts';
import { tradeRemedyCases, type TradeRemedyCase } from './trade-remedies';

/** A case with its known steps; `status` and `measure` in the available languages, `measure` null if none is known. */
export interface CaseEntry {
  base: Omit<TradeRemedyCase, 'status' | 'measure'>;
  facts: Omit<CaseFacts, 'statusZh'>;
  status: Texts;
  measure: Texts | null;
}

/** All cases, in no particular order. */
export const caseEntries: CaseEntry[] = tradeRemedyCases.map(({ status, measure, ...base }) => {
  const known = riskCaseFacts[base.id];
  if (known === undefined) throw new Error(`No steps for case ${base.id}`);
  const { statusZh, ...facts } = known;
  return {
    base,
    facts,
    status: { zh: statusZh, en: status, ...caseStatusWords[base.id] },
    measure: measure === null ? null : { en: measure, ...caseMeasureWords[base.id] },
  };
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

/** A case as shown in lists, its texts in the reader's language if they are available in it. */
export function caseRow({ base, facts, measure }: CaseEntry, locale: Locale): RiskCaseRow {
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
    measure: measure && pick(measure, locale),
    mark: facts.isLaterUnchecked === true ? 'unchecked' : 'fact',
  };
}

const NO_TERM = { from: null, years: null, until: null, isEnded: false, mark: 'fact' as const };

/** A decision in force by a known date is a measure, even if no other step says so. */
function stageOf(facts: CaseEntry['facts']): CaseStage {
  const last = facts.steps.at(-1);
  if (last === undefined) return 'investigation';
  return last.kind === 'finalDecision' && facts.term !== undefined ? 'imposed' : STAGE_OF[last.kind];
}

/** The status sentence, in the reader's language if it is available in it. */
export const caseStatus = ({ status }: CaseEntry, locale: Locale) => pick(status, locale);

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

export function originsOf({ base, facts }: Pick<CaseEntry, 'base' | 'facts'>): CaseOrigins {
  return {
    all: base.exporters === 'all',
    named: base.exporters === 'all' ? [] : base.exporters,
    except: base.except ?? [],
    unchecked: facts.uncheckedExporters ?? [],
    unnamed: facts.unnamedExporters ?? 0,
  };
}

export const lastDateOf = (facts: CaseEntry['facts']): string | null =>
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
