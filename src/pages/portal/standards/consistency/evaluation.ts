import * as z from 'zod/mini';
import {
  CHECKS,
  CRITERIA,
  DEFAULT_WEIGHTS,
  DEGREES,
  DEVIATION_KINDS,
  DEVIATION_WEIGHTS,
  EDITORIAL_CHANGES,
  EMPTY_EVIDENCE,
  LANGUAGES_OF_TEXT,
  STRUCTURES,
} from '@/domain/standards';
import type { ConsistencyEvidence, CriterionWeights, Degree, DegreeOverride } from '@/domain/standards';
import type { StandardDetail } from '@/features/standards/standards-schema';

/** What to evaluate: a national standard, the international one it adopts, and the degree it declares. */
export interface Subject {
  number: string;
  title: string;
  reference: string;
  declared: Degree | null;
}

/** An evaluation as stored in the browser. */
export interface Evaluation {
  subject: Subject;
  evidence: ConsistencyEvidence;
  weights: CriterionWeights;
  override: DegreeOverride | null;
  notes: string;
}

/** Changes a part of the evaluation. */
export type ChangeEvaluation = (change: (evaluation: Evaluation) => Partial<Evaluation>) => void;

/** Maximum characters of a line, and of a longer text. */
export const LINE_LENGTH = 300;
export const TEXT_LENGTH = 4000;
export const MOST_DEVIATIONS = 200;

const line = z.string().check(z.maxLength(LINE_LENGTH));
const text = z.string().check(z.maxLength(TEXT_LENGTH));
const weight = z.number().check(z.minimum(0), z.maximum(1000));

const evaluationSchema = z.object({
  subject: z.object({
    number: line,
    title: text,
    reference: line,
    declared: z.nullable(z.enum(DEGREES)),
  }),
  evidence: z.object({
    structure: z.nullable(z.enum(STRUCTURES)),
    deviations: z
      .array(
        z.object({
          id: line,
          clause: line,
          kind: z.enum(DEVIATION_KINDS),
          isIdentified: z.enum(CHECKS),
          isExplained: z.enum(CHECKS),
          weight: z.literal([...DEVIATION_WEIGHTS]),
          summary: text,
        }),
      )
      .check(z.maxLength(MOST_DEVIATIONS)),
    isWholeCompared: z.enum(CHECKS),
    editorial: z.array(z.enum(EDITORIAL_CHANGES)),
    isEditorialCompared: z.enum(CHECKS),
    sharePercent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
    language: z.nullable(z.enum(LANGUAGES_OF_TEXT)),
  }),
  weights: z.object(
    Object.fromEntries(CRITERIA.map((criterion) => [criterion, weight] as const)) as Record<
      (typeof CRITERIA)[number],
      typeof weight
    >,
  ),
  override: z.nullable(z.object({ degree: z.enum(DEGREES), role: line, reason: text })),
  notes: text,
});

export const isEvaluation = (value: unknown): value is Evaluation =>
  evaluationSchema.safeParse(value).success;

/** The storage keys of the evaluation of a standard of the library, and of a pair typed by hand. */
export const STANDARD_KEY = 'consistency:standard:';
export const PAIR_KEY = 'consistency:pair:';

/** An evaluation without evidence yet. */
export const emptyEvaluation = (subject: Subject): Evaluation => ({
  subject,
  evidence: EMPTY_EVIDENCE,
  weights: DEFAULT_WEIGHTS,
  override: null,
  notes: '',
});

export const EMPTY_SUBJECT: Subject = { number: '', title: '', reference: '', declared: null };

/** The library's data on a standard: its number, what it adopts or corresponds to, and the degree it declares. */
export function subjectOf({ number, title, otherTitle, relations }: StandardDetail): Subject {
  const out = relations.filter(({ direction }) => direction === 'out');
  const pair =
    out.find(({ kind }) => kind === 'adopts') ??
    out.find(({ kind }) => kind === 'basedOn' || kind === 'corresponds');
  return {
    number,
    title: (title ?? otherTitle)?.text ?? '',
    reference: pair?.number ?? '',
    declared: pair?.degree ?? null,
  };
}
