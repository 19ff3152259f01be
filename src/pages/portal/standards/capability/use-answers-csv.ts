import { CAPABILITY_QUESTIONNAIRE, scoreCapability } from '@/domain/standards';
import { toCsv } from '@/shared/files/csv';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import type { CapabilityDraft } from './capability-run';

/** Writes all answers as CSV, each with the score of its dimension; unanswered ones are empty, not 0. */
export function useAnswersCsv(): (draft: CapabilityDraft) => string {
  const { t } = useTexts('capability');
  return ({ answers, notes, company }) => {
    const { dimensions } = scoreCapability(answers, CAPABILITY_QUESTIONNAIRE);
    const rows = CAPABILITY_QUESTIONNAIRE.questions.map(({ id, dimension, scale }) => {
      const level = answers[id];
      const score = dimensions.find((each) => each.dimension === dimension)?.value ?? null;
      return {
        company,
        method: `${CAPABILITY_QUESTIONNAIRE.id} ${CAPABILITY_QUESTIONNAIRE.version}`,
        dimension: t(`dimension.${dimension}`),
        score: score === null ? null : Math.round(score * 10) / 10,
        question: textOfCode(t, 'question', id),
        level: level ?? null,
        anchor: level === undefined ? null : t(`anchor.${scale}.${level}`),
        note: notes[id] ?? null,
      };
    });
    const heads = {
      company: t('result.company'),
      method: t('result.method'),
      dimension: t('head.dimension'),
      score: t('head.answeredScore'),
      question: t('head.question'),
      level: t('head.answer'),
      anchor: t('head.anchor'),
      note: t('note'),
    };
    return toCsv(
      rows,
      Object.entries(heads).map(([key, label]) => ({ key, label })),
    );
  };
}
