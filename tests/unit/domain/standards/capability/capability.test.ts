import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_LEVELS,
  CAPABILITY_QUESTIONNAIRE,
  capabilityGaps,
  compareRuns,
  DIMENSIONS,
  levelOf,
  levelRange,
  questionsOf,
  scoreCapability,
  unansweredQuestions,
} from '@/domain/standards';
import type { AnswerLevel, Answers, Question, Questionnaire } from '@/domain/standards';

const question = (id: string, dimension: Question['dimension'], weight = 1): Question => ({
  id,
  dimension,
  scale: 'practice',
  weight,
});

/** Two questions of organisation (weights 3 and 1), one of talent. */
const SMALL: Questionnaire = {
  id: 'small',
  version: '1',
  weights: { organisation: 3, participation: 0, implementation: 0, digital: 0, international: 0, talent: 1 },
  questions: [question('o1', 'organisation', 3), question('o2', 'organisation'), question('t1', 'talent')],
};

const all = (level: AnswerLevel): Answers =>
  Object.fromEntries(CAPABILITY_QUESTIONNAIRE.questions.map(({ id }) => [id, level]));

describe('the questionnaire', () => {
  it.each(DIMENSIONS)('%s has five to seven questions', (dimension) => {
    const { length } = questionsOf(CAPABILITY_QUESTIONNAIRE, dimension);
    expect(length).toBeGreaterThanOrEqual(5);
    expect(length).toBeLessThanOrEqual(7);
  });

  it('has ids once each and weights of 100 in all', () => {
    const ids = CAPABILITY_QUESTIONNAIRE.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.values(CAPABILITY_QUESTIONNAIRE.weights).reduce((sum, weight) => sum + weight)).toBe(100);
  });

  it('of version 1.0 counts the main questions of each dimension twice', () => {
    const { version, questions } = CAPABILITY_QUESTIONNAIRE;
    expect([version, ...questions.filter(({ weight }) => weight === 2).map(({ id }) => id)]).toEqual([
      '1.0',
      'organisation.leadership',
      'organisation.system',
      'participation.drafting',
      'implementation.collection',
      'implementation.products',
      'digital.library',
      'international.monitoring',
      'international.comparison',
      'talent.staff',
    ]);
    expect(new Set(questions.map(({ weight }) => weight))).toEqual(new Set([1, 2]));
  });
});

describe('scores', () => {
  const rows: [Answers, value: number | null, low: number, high: number, answered: number][] = [
    [{}, null, 0, 100, 0],
    [{ o1: 0, o2: 0, t1: 0 }, 0, 0, 0, 3],
    [{ o1: 4, o2: 4, t1: 4 }, 100, 100, 100, 3],
    [{ o1: 2, o2: 2, t1: 2 }, 50, 50, 50, 3],
    [{ o1: 4, o2: 0, t1: 0 }, 56.25, 56.25, 56.25, 3],
    [{ o1: 4 }, 100, 56.25, 100, 1],
    [{ o1: 4, t1: 0 }, 75, 56.25, 75, 2],
    [{ t1: 2 }, 50, 12.5, 87.5, 1],
    [{ t1: 2, other: 4 }, 50, 12.5, 87.5, 1],
  ];

  it.each(rows)('%o: %s (%d to %d)', (answers, value, low, high, answered) => {
    const { overall, isComplete } = scoreCapability(answers, SMALL);
    expect(overall).toEqual({ value, low, high, answered, total: 3 });
    expect(isComplete).toBe(answered === 3);
  });

  it('a dimension without answers has no value, but its whole range', () => {
    const { dimensions } = scoreCapability({ o1: 4 }, SMALL);
    expect(dimensions.find(({ dimension }) => dimension === 'talent')).toEqual({
      dimension: 'talent',
      weight: 0.25,
      value: null,
      low: 0,
      high: 100,
      answered: 0,
      total: 1,
    });
  });

  it('a score lies in its range, and a better answer never lowers it', () => {
    const ids = CAPABILITY_QUESTIONNAIRE.questions.map(({ id }) => id);
    const anyAnswers = fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...ANSWER_LEVELS));
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...ids), (answers, id) => {
        const { value, low, high } = scoreCapability(answers, CAPABILITY_QUESTIONNAIRE).overall;
        if (value !== null) {
          expect(value).toBeGreaterThanOrEqual(low - 1e-9);
          expect(value).toBeLessThanOrEqual(high + 1e-9);
        }
        const level = answers[id];
        if (level === undefined || level === 4) return;
        const better = { ...answers, [id]: (level + 1) as AnswerLevel };
        const after = scoreCapability(better, CAPABILITY_QUESTIONNAIRE).overall;
        expect(after.value).toBeGreaterThan(value ?? Infinity);
        expect(after.low).toBeGreaterThan(low);
      }),
    );
  });

  it('an answer never widens the range', () => {
    const ids = CAPABILITY_QUESTIONNAIRE.questions.map(({ id }) => id);
    const anyAnswers = fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...ANSWER_LEVELS));
    fc.assert(
      fc.property(
        anyAnswers,
        fc.constantFrom(...ids),
        fc.constantFrom(...ANSWER_LEVELS),
        (answers, id, level) => {
          const { [id]: _, ...without } = answers;
          const before = scoreCapability(without, CAPABILITY_QUESTIONNAIRE).overall;
          const after = scoreCapability({ ...without, [id]: level }, CAPABILITY_QUESTIONNAIRE).overall;
          expect(after.low).toBeGreaterThanOrEqual(before.low - 1e-9);
          expect(after.high).toBeLessThanOrEqual(before.high + 1e-9);
        },
      ),
    );
  });
});

describe('levels', () => {
  it.each([
    [-1, 'initial'],
    [0, 'initial'],
    [19.99, 'initial'],
    [20, 'developing'],
    [40, 'established'],
    [59.999_999_999_9, 'advanced'],
    [60, 'advanced'],
    [79.9, 'advanced'],
    [80, 'leading'],
    [100, 'leading'],
  ] as const)('%d is %s', (score, level) => expect(levelOf(score)).toBe(level));

  it('a range reaches over levels', () => {
    expect(levelRange({ low: 10, high: 65 })).toEqual(['initial', 'advanced']);
  });
});

describe('gaps', () => {
  it('puts the greatest gain first, then the lower level, then the order of the questions', () => {
    const gaps = capabilityGaps({ o1: 3, o2: 1, t1: 4 }, SMALL);
    expect(gaps.map(({ question: { id }, stepGain, fullGain }) => [id, stepGain, fullGain])).toEqual([
      ['o2', 4.6875, 14.0625],
      ['o1', 14.0625, 14.0625],
    ]);
  });

  it('puts the greatest gain first', () => {
    const order = (answers: Answers) => capabilityGaps(answers, SMALL).map(({ question: { id } }) => id);
    expect(order({ o1: 2, o2: 2, t1: 0 })).toEqual(['o1', 't1', 'o2']);
    expect(order({ o1: 3, o2: 0, t1: 0 })).toEqual(['t1', 'o2', 'o1']);
  });

  it('gives gains that lead to 100 together', () => {
    const ids = CAPABILITY_QUESTIONNAIRE.questions.map(({ id }) => id);
    const whole = fc.record(Object.fromEntries(ids.map((id) => [id, fc.constantFrom(...ANSWER_LEVELS)])));
    fc.assert(
      fc.property(whole, (answers: Answers) => {
        const gains = capabilityGaps(answers, CAPABILITY_QUESTIONNAIRE).map(({ fullGain }) => fullGain);
        const { value } = scoreCapability(answers, CAPABILITY_QUESTIONNAIRE).overall;
        expect((value ?? NaN) + gains.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(100, 6);
        expect(gains.every((gain, index) => index === 0 || gain <= (gains[index - 1] ?? 0) + 1e-9)).toBe(
          true,
        );
      }),
    );
  });

  it('leaves out what is unanswered and names it', () => {
    expect(capabilityGaps({ o2: 4 }, SMALL)).toEqual([]);
    expect(unansweredQuestions({ o2: 0 }, SMALL).map(({ id }) => id)).toEqual(['o1', 't1']);
  });
});

describe('two runs', () => {
  const run = (answers: Answers, change = {}) => ({ method: 'small', version: '1', answers, ...change });

  it('are compared by dimension and answer', () => {
    const comparison = compareRuns(run({ o1: 1, o2: 1 }), run({ o1: 3, o2: 1, t1: 4 }), SMALL);
    expect(comparison).toMatchObject({
      isComparable: true,
      isWhole: false,
      overall: { earlier: 25, later: 71.875, change: 46.875 },
      answers: [
        { id: 'o1', earlier: 1, later: 3 },
        { id: 't1', earlier: null, later: 4 },
      ],
    });
    expect(comparison.isComparable && comparison.dimensions.at(0)).toEqual({
      dimension: 'organisation',
      earlier: 25,
      later: 62.5,
      change: 37.5,
    });
    expect(comparison.isComparable && comparison.dimensions.at(-1)).toMatchObject({
      earlier: null,
      change: null,
    });
  });

  it('name an answer that was taken back', () => {
    const comparison = compareRuns(run({ o1: 1 }), run({}), SMALL);
    expect(comparison).toMatchObject({
      overall: { later: null },
      answers: [{ id: 'o1', earlier: 1, later: null }],
    });
  });

  it('are whole where both are complete, and equal where nothing changed', () => {
    expect(compareRuns(run({ o1: 1, o2: 1, t1: 1 }), run({ o1: 1, o2: 1, t1: 1 }), SMALL)).toMatchObject({
      isWhole: true,
      overall: { change: 0 },
      answers: [],
    });
  });

  it('of another method or version are not', () => {
    expect(compareRuns(run({}, { method: 'x' }), run({}), SMALL)).toEqual({
      isComparable: false,
      reason: 'otherMethod',
    });
    expect(compareRuns(run({}), run({}, { version: '2' }), SMALL)).toEqual({
      isComparable: false,
      reason: 'otherVersion',
    });
  });

  it('of the best answers are at the top level', () => {
    const { overall } = scoreCapability(all(4), CAPABILITY_QUESTIONNAIRE);
    expect(overall.value).toBeCloseTo(100, 9);
    expect(levelOf(overall.value ?? 0)).toBe('leading');
  });
});
