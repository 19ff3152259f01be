/** The parts of the questionnaire, in the order of its steps. */
export const DIMENSIONS = [
  'organisation',
  'participation',
  'implementation',
  'digital',
  'international',
  'talent',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Answers from 0, nothing yet, to 4, the best; their meaning is the anchor of the question's scale. */
export const ANSWER_LEVELS = [0, 1, 2, 3, 4] as const;
export type AnswerLevel = (typeof ANSWER_LEVELS)[number];
export const TOP_LEVEL = 4;

/**
 * What the levels of a question mean: how mature a practice is, how much of something is covered, how often it happens, who is
 * responsible, how many there are, how far a tool reaches.
 */
export const SCALES = ['practice', 'coverage', 'frequency', 'responsibility', 'count', 'tool'] as const;
export type Scale = (typeof SCALES)[number];

/**
 * One question: its text is that of its id, its anchors those of its scale; `weight` is relative within its
 * dimension.
 */
export interface Question {
  id: string;
  dimension: Dimension;
  scale: Scale;
  weight: number;
}

/** A questionnaire with everything scores depend on. Changed weights or questions mean a new version. */
export interface Questionnaire {
  id: string;
  version: string;
  /** The relative weights of the dimensions. */
  weights: Readonly<Record<Dimension, number>>;
  questions: readonly Question[];
}

const question = (dimension: Dimension, name: string, scale: Scale, weight = 1): Question => ({
  id: `${dimension}.${name}`,
  dimension,
  scale,
  weight,
});

/**
 * This site's questionnaire on an enterprise's standardisation capability. Its dimensions follow GB/T 35778 and GB/T
 * 19273, but it is not the evaluation they describe and gives none of their levels.
 */
export const CAPABILITY_QUESTIONNAIRE: Questionnaire = {
  id: 'standards-capability',
  version: '1.0',
  weights: {
    organisation: 20,
    participation: 15,
    implementation: 25,
    digital: 15,
    international: 15,
    talent: 10,
  },
  questions: [
    question('organisation', 'leadership', 'responsibility', 2),
    question('organisation', 'policy', 'practice'),
    question('organisation', 'system', 'coverage', 2),
    question('organisation', 'budget', 'practice'),
    question('organisation', 'review', 'frequency'),
    question('participation', 'committees', 'count'),
    question('participation', 'drafting', 'count', 2),
    question('participation', 'comments', 'frequency'),
    question('participation', 'groupStandards', 'count'),
    question('participation', 'research', 'practice'),
    question('implementation', 'collection', 'coverage', 2),
    question('implementation', 'products', 'coverage', 2),
    question('implementation', 'processes', 'coverage'),
    question('implementation', 'testing', 'practice'),
    question('implementation', 'suppliers', 'coverage'),
    question('implementation', 'improvement', 'practice'),
    question('digital', 'library', 'tool', 2),
    question('digital', 'tracking', 'tool'),
    question('digital', 'indicators', 'coverage'),
    question('digital', 'integration', 'tool'),
    question('digital', 'records', 'coverage'),
    question('international', 'monitoring', 'frequency', 2),
    question('international', 'comparison', 'coverage', 2),
    question('international', 'adoption', 'practice'),
    question('international', 'certification', 'coverage'),
    question('international', 'bodies', 'count'),
    question('talent', 'staff', 'responsibility', 2),
    question('talent', 'training', 'frequency'),
    question('talent', 'experts', 'count'),
    question('talent', 'incentives', 'practice'),
    question('talent', 'languages', 'practice'),
  ],
};
