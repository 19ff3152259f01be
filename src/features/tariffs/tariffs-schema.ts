import * as z from 'zod/mini';
import type { AppendixRow, DutyRate } from '@/domain/rcep';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** A duty rate as the domain reads it; see `DutyRate` of the domain code. */
export const dutyRate: z.ZodMiniType<DutyRate> = z.union([
  z.object({ kind: z.literal('adValorem'), percent: z.number() }),
  z.object({ kind: z.literal('specific'), amount: z.number(), unit: z.string() }),
  z.object({ kind: z.literal('compound'), parts: z.array(z.lazy(() => dutyRate)) }),
  z.object({ kind: z.enum(['min', 'max']), of: z.array(z.lazy(() => dutyRate)) }),
  z.object({ kind: z.literal('excluded') }),
]);

/** A day of this century: years are counted from it, so that no end may be left open (9999-12-31). */
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

/** One column of the RCEP schedule: the exporting Parties it is for, and its rates by period. Periods that are absent are not held. */
export const rcepColumn = z.object({ parties: z.array(z.string()), rates: z.array(rateAsSent) });

/** The rate of another agreement on the same line, for goods of `parties`; its own rules of origin apply. */
export const otherAgreement = z.object({
  agreement: z.string(),
  parties: z.array(z.string()),
  rate: rateAsSent,
});
export type OtherAgreement = z.infer<typeof otherAgreement>;

/**
 * A national tariff line. `description` is the wording of the tariff itself, null where not held. `mfn` is empty where the MFN applied rate is not held; `mfnPointer` is then the text
 * printed in its place, if there is one. `base` is the base rate of the schedule, null where not held. `basic` is the rate of the national law where the tariff
 * prints it without the WTO rate (Korea): MFN is the lower of the two, so that it never stands for MFN.
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
});
export type TariffLine = z.infer<typeof tariffLine>;

/** What a rule depends on beside the code: the rule where the condition `id` (`RuleConditionId`) is met, and the rule where it is not. */
export const ruleCondition = z.object({ id: z.string(), holds: z.string(), otherwise: z.string() });

/**
 * A product-specific rule of Annex 3A, in the notation `parseRule` reads; `code` is the chapter, heading or subheading it is
 * printed for. With a `condition`, `text` is the two rules of it joined by ` | `, to be shown and not to be parsed.
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

/** A name of a six-digit code; `mark` says whether the wording was checked. */
export const hsName = z.object({ text: z.string(), lang: z.string(), mark: recordMark });

/**
 * How much of an importer's tariff is here: six-digit codes with a line, of the codes the site knows. `isComplete`: under each
 * of them all national lines of the tariff are here. `mark` is `sample` for a schedule that is made up.
 */
export const scheduleExtent = z.object({
  codes: z.number(),
  of: z.number(),
  isComplete: z.boolean(),
  mark: recordMark,
});
export type ScheduleExtent = z.infer<typeof scheduleExtent>;

/** Another agreement of the importer with `parties` of which no rates are here. `mark` says whether its membership was checked. */
export const agreementWithoutRates = z.object({
  agreement: z.string(),
  parties: z.array(z.string()),
  mark: recordMark,
  sourceId: z.string(),
});
export type AgreementWithoutRates = z.infer<typeof agreementWithoutRates>;

/**
 * All that is held on one code at one importer: every line, Party and year, so that the reader's exporter, line and
 * date are chosen without asking again.
 *
 * `held`: `lines`; `importer` (no schedule of this importer is held); `code` (the importer's schedule is held, this code
 * is not); `unknown` (no such six-digit code is known here; `nearest` offers those of its heading). `schedule` is null where no
 * schedule of the importer is held. `hasSample`: there is a made-up sample schedule of the importer, which is in the answer to
 * `sample=1` alone. `appendix` is null where the server has no Appendices.
 */
export const tariffAnswer = z.object({
  importer: z.string(),
  requested: z.string(),
  hs: z.nullable(z.string()),
  matchedDigits: z.number(),
  matchedLine: z.nullable(z.string()),
  held: z.enum(['lines', 'importer', 'code', 'unknown']),
  name: z.nullable(hsName),
  hsEdition: z.number(),
  schedule: z.nullable(scheduleExtent),
  hasSample: z.boolean(),
  lines: z.array(tariffLine),
  agreements: z.array(agreementWithoutRates),
  rule: z.nullable(ruleRecord),
  appendix: z.nullable(lineAppendix),
  nearest: z.array(z.object({ hs: z.string(), name: hsName })),
  official: z.nullable(z.object({ title: z.string(), url: z.string() })),
  sources: z.array(sourceRecord),
});
export type TariffAnswer = z.infer<typeof tariffAnswer>;

/** The query parameter that lets made-up sample rates into an answer, each marked `sample`. */
export const sampleParameter = z.optional(z.literal('1'));

/** GET tariff/query: what is held on an HS code at an importer. `hs` is 6 to 11 digits; the longest known prefix answers. */
export const tariffQueryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/tariff/query',
  summary:
    'Tariff lines, rates of every Party and year, and the product-specific rule of one HS code at one importer',
  auth: 'optional',
  query: z.object({
    hs: z.string().check(z.regex(/^\d{6,11}$/)),
    to: z.string().check(z.regex(/^[A-Z]{2}$/)),
    sample: sampleParameter,
  }),
  data: tariffAnswer,
});
