import { COUNTRY_CODE } from '@/shared/routing/country-code';
import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/**
 * Where to find a clause and its text. `article` as its source names it, `source` the text it was taken from, both
 * null where unread; `asOf` is the date of that text.
 */
const clauseFields = {
  article: z.nullable(z.string()),
  mark: z.enum(['fact', 'unchecked']),
  text: serverText,
  source: z.nullable(z.string()),
  asOf: z.nullable(z.string()),
};

/** A clause of which only the text is used. */
export const clause = z.object(clauseFields);
export type ClauseRecord = z.infer<typeof clause>;

const chapterRange = z.tuple([z.number(), z.number()]);

/** The general rule in the notation of rules of origin; see `GeneralRule` of the domain code. */
const generalRule = z.object({
  ...clauseFields,
  alternatives: z.array(
    z.object({
      rule: z.string(),
      goods: z.optional(z.object({ chapters: z.array(chapterRange), exceptHeadings: z.array(z.string()) })),
    }),
  ),
  list: z.enum(['none', 'alternative', 'prevails', 'only']),
  hasExclusive: z.boolean(),
});

const valueContent = z.object({
  ...clauseFields,
  formulas: z.array(z.enum(['buildDown', 'buildUp', 'focused', 'netCost'])),
  base: z.enum(['fob', 'value']),
});

const deMinimis = z.object({
  ...clauseFields,
  shares: z.array(
    z.object({
      chapters: z.optional(z.array(chapterRange)),
      value: z.nullable(z.number()),
      weight: z.nullable(z.number()),
    }),
  ),
});

/** The origin criteria of an agreement; a clause that is not available is null. Percentages as numbers. */
export const agreementCriteria = z.object({
  agreement: z.string(),
  generalRule,
  valueContent: z.nullable(valueContent),
  deMinimis: z.nullable(deMinimis),
  cumulation: z.nullable(z.object({ ...clauseFields, kind: z.enum(['bilateral', 'regional', 'full']) })),
  consignment: z.nullable(clause),
  proof: z.nullable(z.object({ ...clauseFields, form: z.nullable(z.string()), hasDeclaration: z.boolean() })),
  validity: z.nullable(z.object({ ...clauseFields, amount: z.number(), unit: z.enum(['month', 'year']) })),
  waiver: z.nullable(
    z.object({
      ...clauseFields,
      limits: z.array(
        z.object({
          amount: z.number(),
          currency: z.string(),
          importers: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});
export type CriteriaRecord = z.infer<typeof agreementCriteria>;

/**
 * An agreement between two countries other than RCEP: its members among the 16 countries, and its origin criteria,
 * null where not available. `mark` is that of the membership.
 */
export const tradeAgreement = z.object({
  agreement: z.string(),
  members: z.array(z.string()),
  mark: recordMark,
  sourceId: z.string(),
  criteria: z.nullable(agreementCriteria),
});
export type TradeAgreement = z.infer<typeof tradeAgreement>;

/** The agreements between two countries. */
const agreementsBetween = z.object({
  from: z.string(),
  to: z.string(),
  agreements: z.array(tradeAgreement),
  sources: z.array(sourceRecord),
});
export type AgreementsBetween = z.infer<typeof agreementsBetween>;

/** GET tariff/getAgreements: the agreements other than RCEP under which goods of `from` may be imported into `to`. */
export const agreementsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/tariff/getAgreements',
  summary: 'Free trade agreements between two countries with their origin criteria',
  auth: 'optional',
  query: z.object({
    from: z.string().check(z.regex(COUNTRY_CODE)),
    to: z.string().check(z.regex(COUNTRY_CODE)),
  }),
  data: agreementsBetween,
});
