import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { facetCounts, recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';

/** AD anti-dumping, CVD countervailing, SG safeguard, AC anti-circumvention. */
export const caseKind = z.enum(['AD', 'AD+CVD', 'CVD', 'SG', 'AC']);
export type CaseKind = z.infer<typeof caseKind>;

/** The group of the last known step: never a claim about today. */
export const caseStage = z.enum(['investigation', 'provisional', 'final', 'imposed', 'review', 'ended']);
export type CaseStage = z.infer<typeof caseStage>;

/** The four sectors of the portal and the two that cases fall into besides. */
export const caseSector = z.enum([...SECTOR_IDS, 'chemicalEnergy', 'agriculture']);
export type CaseSector = z.infer<typeof caseSector>;

/** What happened in a case, in the words of trade-remedy procedure; `…Proposed` is an authority's recommendation. */
export const caseStepKind = z.enum([
  'initiated',
  'underInvestigation',
  'provisional',
  'provisionalProposed',
  'provisionalDuty',
  'finalProposed',
  'finalDecision',
  'imposed',
  'undertaking',
  'notified',
  'partlyTerminated',
  'reviewOpened',
  'reviewProposed',
  'reviewEnded',
  'reviewMaintained',
  'ended',
  'terminated',
]);
export type CaseStepKind = z.infer<typeof caseStepKind>;

/** A step of a case. Dates are `yyyy`, `yyyy-MM` or `yyyy-MM-dd`, as precise as known; null if unknown. */
export const caseStep = z.object({
  kind: caseStepKind,
  date: z.nullable(z.string()),
  until: z.nullable(z.string()),
  document: z.nullable(z.string()),
  mark: recordMark,
});
export type CaseStep = z.infer<typeof caseStep>;

/**
 * How long a definitive measure applies, as far as printed: first day, years, last day, whether known to have ended.
 */
export const measureTerm = z.object({
  from: z.nullable(z.string()),
  years: z.nullable(z.number()),
  until: z.nullable(z.string()),
  isEnded: z.boolean(),
  mark: recordMark,
});
export type MeasureTerm = z.infer<typeof measureTerm>;

/**
 * The origins of a case: named ones, or all but `except`. `unchecked` are known but not on the page, `unnamed` are
 * counted there without a name.
 */
export const caseOrigins = z.object({
  all: z.boolean(),
  named: z.array(z.string()),
  except: z.array(z.string()),
  unchecked: z.array(z.string()),
  unnamed: z.number(),
});
export type CaseOrigins = z.infer<typeof caseOrigins>;

const rowFields = {
  id: z.string(),
  importer: z.string(),
  kind: caseKind,
  sector: caseSector,
  product: serverText,
  hs: z.array(z.string()),
  hsMark: recordMark,
  origins: caseOrigins,
  stage: caseStage,
  lastStep: z.nullable(caseStep),
  /** The latest date of any step. */
  lastDate: z.nullable(z.string()),
  term: z.nullable(measureTerm),
  measure: z.nullable(serverText),
  mark: recordMark,
};

/**
 * A case as shown in lists. `hs` contains chapters, headings and subheadings, digits only; empty if the source names
 * none.
 */
export const riskCaseRow = z.object(rowFields);
export type RiskCaseRow = z.infer<typeof riskCaseRow>;

/**
 * A page used as source of a case, `name` of its publisher if known; `document` names an official paper without an
 * address.
 */
const casePlace = z.object({
  url: z.nullable(z.string()),
  name: z.nullable(serverText),
  document: z.nullable(z.string()),
});

/** A case with its steps, its status sentence, its name in a second language and its sources. */
export const riskCase = z.object({
  ...rowFields,
  alsoNamed: z.nullable(serverText),
  status: serverText,
  steps: z.array(caseStep),
  places: z.array(casePlace),
});
export type RiskCase = z.infer<typeof riskCase>;

const caseLaw = z.object({
  id: z.string(),
  title: serverText,
  alsoTitled: z.nullable(serverText),
  number: z.nullable(serverText),
  url: z.nullable(z.string()),
  mark: recordMark,
});
export type CaseLaw = z.infer<typeof caseLaw>;

const caseGroup = z.object({ total: z.number(), rows: z.array(riskCaseRow) });

/**
 * GET riskCase/findPage: cases by text, filters and page; `available` counts all cases, facets count under the other
 * filters.
 */
export const riskCasePageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/riskCase/findPage',
  summary: 'Trade-remedy cases by text, filters and page',
  auth: 'optional',
  query: z.object({
    q: z.optional(z.string()),
    hs: z.optional(z.string()),
    importer_IN: z.optional(z.string()),
    exporter_IN: z.optional(z.string()),
    kind_IN: z.optional(z.string()),
    stage_IN: z.optional(z.string()),
    chapter_IN: z.optional(z.string()),
    sector_IN: z.optional(z.string()),
    year_IN: z.optional(z.string()),
    lastDate_ORDER: z.optional(z.string()),
    importer_ORDER: z.optional(z.string()),
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
  }),
  data: z.object({
    total: z.number(),
    available: z.number(),
    rows: z.array(riskCaseRow),
    facets: facetCounts,
    sources: z.array(sourceRecord),
  }),
});

/**
 * GET riskCase/get: one case with others of the same name or heading (`sameGoods`, those with a common six-digit code
 * first), others of the same country pair, and laws of the importer; `record` is null for an unknown id.
 */
export const riskCaseEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/riskCase/get',
  summary: 'One trade-remedy case with what is related to it',
  auth: 'optional',
  query: z.object({ id: z.string() }),
  data: z.object({
    record: z.nullable(riskCase),
    sameGoods: caseGroup,
    samePair: caseGroup,
    laws: z.array(caseLaw),
    sources: z.array(sourceRecord),
  }),
});

/** GET riskCase/findTerms: the cases whose measure has a known first or last day and is not known to have ended. */
export const caseTermsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/riskCase/findTerms',
  summary: 'Cases from whose dates an end of the measure follows',
  auth: 'optional',
  data: z.object({
    available: z.number(),
    rows: z.array(riskCaseRow),
    sources: z.array(sourceRecord),
  }),
});

/**
 * GET riskCase/findForProduct: the importer's cases in the code's chapter and those without codes; the client grades
 * them.
 */
export const casesForProductEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/riskCase/findForProduct',
  summary: 'Cases of an importer that may concern a product',
  auth: 'optional',
  query: z.object({ hs: z.string(), to: z.string() }),
  data: z.object({
    available: z.number(),
    openedByImporter: z.number(),
    rows: z.array(riskCaseRow),
    sources: z.array(sourceRecord),
  }),
});
