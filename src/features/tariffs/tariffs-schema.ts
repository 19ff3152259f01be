import { COUNTRY_CODE } from '@/shared/routing/country-code';
import * as z from 'zod/mini';
import type { AppendixRow, DutyRate } from '@/domain/rcep';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pairTerms } from '@/shared/api/pair-terms-schema';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** A duty rate as parsed; see `DutyRate` of the domain code. */
export const dutyRate: z.ZodMiniType<DutyRate> = z.union([
  z.object({ kind: z.literal('adValorem'), percent: z.number() }),
  z.object({ kind: z.literal('specific'), amount: z.number(), unit: z.string() }),
  z.object({ kind: z.literal('compound'), parts: z.array(z.lazy(() => dutyRate)) }),
  z.object({ kind: z.enum(['min', 'max']), of: z.array(z.lazy(() => dutyRate)) }),
  z.object({ kind: z.literal('excluded') }),
]);

/** A day of this century: years are counted from it, so that no open end is allowed (9999-12-31). */
const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/));

/**
 * A rate as sent: `printed` is the text of the tariff, `duty` its meaning (null: the text has none that can be
 * computed), valid from `validFrom` to `validTo`, both included (`yyyy-MM-dd`). `alternatives`: where the tariff divides the
 * line further and prints a percentage for each part, those percentages; `duty` is then null.
 */
export const rateAsSent = z.object({
  printed: z.string(),
  duty: z.nullable(dutyRate),
  alternatives: z.optional(z.array(z.number())),
  validFrom: day,
  validTo: day,
  mark: recordMark,
  sourceId: z.string(),
});
export type RateAsSent = z.infer<typeof rateAsSent>;

/** One column of the RCEP schedule: its exporting Parties and its rates by period. Absent periods have no data. */
export const rcepColumn = z.object({ parties: z.array(z.string()), rates: z.array(rateAsSent) });

/** The rate of another agreement on the same line, for goods of `parties`; its own rules of origin apply. */
export const otherAgreement = z.object({
  agreement: z.string(),
  parties: z.array(z.string()),
  rate: rateAsSent,
});
export type OtherAgreement = z.infer<typeof otherAgreement>;

/**
 * A national tariff line. `description` is the wording of the tariff itself, null if missing. `mfn` is empty without
 * an MFN applied rate; `mfnPointer` is then the text printed in its place, if any. `base` is the base rate of the
 * schedule, null if missing. `basic` is the rate of the national law if the tariff prints it without the WTO rate
 * (Korea): MFN is the lower of the two, so it never replaces MFN. `pairs` are those of the answer, so that a line is
 * enough to tell the duty; absent for none.
 */
export const tariffLine = z.object({
  code: z.string(),
  description: z.nullable(serverText),
  base: z.nullable(rateAsSent),
  mfn: z.array(rateAsSent),
  mfnPointer: z.nullable(z.string()),
  basic: z.nullable(rateAsSent),
  rcep: z.array(rcepColumn),
  others: z.array(otherAgreement),
  pairs: z.optional(z.array(pairTerms)),
});
export type TariffLine = z.infer<typeof tariffLine>;

/**
 * The condition of a rule besides the code: the rule where the condition `id` (`RuleConditionId`) is met, and the
 * rule where it is not.
 */
export const ruleCondition = z.object({ id: z.string(), holds: z.string(), otherwise: z.string() });

/**
 * A product-specific rule of Annex 3A, in the notation of `parseRule`; `code` is the chapter, heading or subheading
 * it is printed for. With a `condition`, `text` is the two rules of it joined by ` | `, for display, not for parsing.
 */
export const ruleRecord = z.object({
  text: z.string(),
  condition: z.optional(ruleCondition),
  code: z.string(),
  hsEdition: z.union([z.literal(2012), z.literal(2017), z.literal(2022)]),
  mark: recordMark,
  sourceId: z.string(),
});
export type RuleRecord = z.infer<typeof ruleRecord>;

/** A line of the importer's Appendix on tariff differentials; see `AppendixRow` of the domain code. */
export const appendixRow: z.ZodMiniType<AppendixRow> = z.object({
  importer: z.string(),
  code: z.string(),
  dvPercent: z.number(),
  fromYear: z.number(),
  toYear: z.nullable(z.number()),
  isInHs2022: z.boolean(),
});

/** The importer's Appendix on tariff differentials (Article 2.6.3): whether there is one, and its lines of the heading of the code. */
export const lineAppendix = z.object({
  hasAppendix: z.boolean(),
  rows: z.array(appendixRow),
  sourceId: z.string(),
});
export type LineAppendix = z.infer<typeof lineAppendix>;

/** A name of a six-digit code; `mark` shows whether the wording was checked. */
export const hsName = z.object({ text: z.string(), lang: z.string(), mark: recordMark });

/**
 * How much of an importer's tariff is available: six-digit codes with a line, of the codes the site knows.
 * `isComplete`: under each of them all national lines of the tariff are available. `mark` is `sample` for a sample
 * schedule.
 */
export const scheduleExtent = z.object({
  codes: z.number(),
  of: z.number(),
  isComplete: z.boolean(),
  mark: recordMark,
});
export type ScheduleExtent = z.infer<typeof scheduleExtent>;

/**
 * Another agreement of the importer with `parties` without rates here. `mark` shows whether its membership was
 * checked.
 */
export const agreementWithoutRates = z.object({
  agreement: z.string(),
  parties: z.array(z.string()),
  mark: recordMark,
  sourceId: z.string(),
});
export type AgreementWithoutRates = z.infer<typeof agreementWithoutRates>;

/**
 * All data on one code at one importer: every line, Party and year, so that exporter, line and date can be chosen
 * without another request.
 *
 * `coverage`: `lines`; `importer` (no schedule of this importer); `code` (a schedule without this code); `unknown` (no
 * such six-digit code; `nearest` offers those of its heading). `schedule` is null without a schedule of the importer.
 * `rule` is that of the server's day; where another edition of the rules applies on other days, `ruleChanges` has each
 * rule with its first day, in their order.
 * `hasSample`: there is a sample schedule of the importer, which is only in the response to `sample=1`. `appendix` is
 * null if the server has no Appendices. `pairs` is what staff published about pairs of the importer; absent for none.
 */
export const tariffAnswer = z.object({
  importer: z.string(),
  requested: z.string(),
  hs: z.nullable(z.string()),
  matchedDigits: z.number(),
  matchedLine: z.nullable(z.string()),
  coverage: z.enum(['lines', 'importer', 'code', 'unknown']),
  name: z.nullable(hsName),
  hsEdition: z.number(),
  schedule: z.nullable(scheduleExtent),
  hasSample: z.boolean(),
  lines: z.array(tariffLine),
  agreements: z.array(agreementWithoutRates),
  rule: z.nullable(ruleRecord),
  ruleChanges: z.optional(z.array(z.object({ from: z.string(), rule: z.nullable(ruleRecord) }))),
  appendix: z.nullable(lineAppendix),
  nearest: z.array(z.object({ hs: z.string(), name: hsName })),
  official: z.nullable(z.object({ title: z.string(), url: z.string() })),
  pairs: z.optional(z.array(pairTerms)),
  sources: z.array(sourceRecord),
});
export type TariffAnswer = z.infer<typeof tariffAnswer>;

/** The query parameter that includes sample rates, each marked `sample`. */
export const sampleParameter = z.optional(z.literal('1'));

/**
 * GET tariff/query: the data on an HS code at an importer. `hs` is 6 to 11 digits; the longest known prefix is used.
 */
export const tariffQueryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/tariff/query',
  summary:
    'Tariff lines, rates of every Party and year, and the product-specific rule of one HS code at one importer',
  auth: 'optional',
  query: z.object({
    hs: z.string().check(z.regex(/^\d{6,11}$/)),
    to: z.string().check(z.regex(COUNTRY_CODE)),
    sample: sampleParameter,
  }),
  data: tariffAnswer,
});
