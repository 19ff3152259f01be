import * as z from 'zod/mini';
import { ANSWERS, CELL_REASONS, HS_EDITIONS, MATERIAL_ROLES, MAX_BOM_ROWS } from '../bom/bom';
import type { BomDraft, RowField } from '../bom/bom';

const shortText = z.string().check(z.maxLength(400));
const FIELDS = [
  'name',
  'hs',
  'hsEdition',
  'value',
  'deductible',
  'weightKg',
  'originating',
  'origin',
  'role',
] as const satisfies readonly RowField[];
const refusedCell = z.object({
  field: z.enum(FIELDS),
  column: z.enum([...FIELDS, 'currency']),
  reason: z.enum(CELL_REASONS),
  text: shortText,
});
const bomDraft: z.ZodMiniType<BomDraft> = z.object({
  decimal: z.enum(['.', ',']),
  amounts: z.object({
    fob: shortText,
    directLabour: shortText,
    directOverhead: shortText,
    profit: shortText,
    otherCost: shortText,
    weightKg: shortText,
  }),
  whollyObtained: z.boolean(),
  onlyMinimalOperations: z.boolean(),
  chemicalReaction: z.enum(ANSWERS),
  appendix: z.enum(ANSWERS),
  ruleCondition: z.optional(z.enum(ANSWERS)),
  ingredientsKg: z.optional(shortText),
  ingredientsOriginatingKg: z.optional(shortText),
  isSample: z.boolean(),
  rows: z
    .array(
      z.object({
        name: shortText,
        hs: shortText,
        hsEdition: z.union([z.literal(''), z.enum(HS_EDITIONS)]),
        value: shortText,
        deductible: shortText,
        weightKg: shortText,
        originating: z.enum(ANSWERS),
        origin: shortText,
        role: z.enum(MATERIAL_ROLES),
        refused: z.optional(z.array(refusedCell)),
      }),
    )
    .check(z.maxLength(MAX_BOM_ROWS)),
});

/** True for a saved draft of this version. */
export const isBomDraft = (value: unknown): value is BomDraft => bomDraft.safeParse(value).success;

/** True for a saved rule. */
export const isRuleText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 400;
