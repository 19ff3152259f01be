import { CRITERIA } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Evaluation } from './evaluation';
import type { ConsistencyOutcome } from './outcome';
import { useOutcomeWords } from './use-outcome-words';

/**
 * A line of the report; `isDeviation` is 1 for one of the list of deviations, which the page shows in a table of its
 * own.
 */
interface ReportRow extends Record<string, string | number> {
  name: string;
  value: string;
  isDeviation: 0 | 1;
}

/** An evaluation as lines of name and value, for the report and its file. */
export function useReportRows(evaluation: Evaluation, outcome: ConsistencyOutcome): ReportRow[] {
  const { t } = useTexts('consistency');
  const { degreeText, byText, scoreText, agreementText } = useOutcomeWords();
  const { subject, evidence, weights, override, notes } = evaluation;
  const lines: [name: string, value: string][] = [
    [t('subject.number'), subject.number],
    [t('subject.name'), subject.title],
    [t('subject.reference'), subject.reference],
    [t('subject.declared'), subject.declared ?? t('subject.noDegree')],
    [t('result.degree'), degreeText(outcome)],
    [t('result.basis'), byText(outcome)],
    [t('result.agreement'), agreementText(outcome, subject.declared)],
    [t('result.scoreHead'), scoreText(outcome.score)],
    [t('form.structure'), t(`structure.${evidence.structure ?? 'unknown'}`)],
    [t('form.wholeQuestion'), t(`check.${evidence.isWholeCompared}`)],
    [t('form.editorialQuestion'), t(`check.${evidence.isEditorialCompared}`)],
    [t('form.editorialFound'), evidence.editorial.map((kind) => t(`editorial.${kind}`)).join(t('separator'))],
    [
      t('form.shareQuestion'),
      evidence.sharePercent === null
        ? t('check.unknown')
        : t('report.percent', { value: evidence.sharePercent }),
    ],
    [t('form.language'), t(`language.${evidence.language ?? 'unknown'}`)],
    [
      t('form.weights'),
      CRITERIA.map((criterion) => `${t(`criterion.${criterion}`)} ${weights[criterion]}`).join(
        t('separator'),
      ),
    ],
    ...(override === null
      ? []
      : ([
          [t('override.degree'), t(`degree.${override.degree}`)],
          [t('override.role'), override.role],
          [t('override.reason'), override.reason],
        ] as [string, string][])),
  ];
  const deviations = evidence.deviations.map((deviation, index): ReportRow => {
    const { clause, kind, isIdentified, isExplained, weight, summary } = deviation;
    return {
      name: t('deviation.name', { number: index + 1 }),
      value: [
        clause,
        t(`deviation.${kind}`),
        summary,
        `${t('deviation.isIdentified')} ${t(`check.${isIdentified}`)}`,
        `${t('deviation.isExplained')} ${t(`check.${isExplained}`)}`,
        t(`deviation.weight${weight}`),
      ]
        .filter((part) => part !== '')
        .join(t('separator')),
      isDeviation: 1,
    };
  });
  return [
    ...lines.map(([name, value]): ReportRow => ({
      name,
      value: value === '' ? t('none') : value,
      isDeviation: 0,
    })),
    ...deviations,
    ...(notes.trim() === '' ? [] : [{ name: t('form.notes'), value: notes, isDeviation: 1 as const }]),
  ];
}
