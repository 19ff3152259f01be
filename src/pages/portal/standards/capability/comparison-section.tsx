import { useSearchParams } from 'react-router-dom';
import { CAPABILITY_QUESTIONNAIRE, compareRuns } from '@/domain/standards';
import type { AnswerLevel, RunComparison } from '@/domain/standards';
import { momentInText } from '@/shared/format/date-in-text';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Note } from '@/shared/ui/states/note';
import { Section } from '@/shared/ui/layout/section';
import { SelectField } from '@/shared/ui/fields/select-field';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';
import type { CapabilityDraft, CapabilityRun } from './capability-run';
import { useScoreWords } from './use-score-words';

interface ComparisonSectionProps {
  draft: CapabilityDraft;
  runs: readonly CapabilityRun[];
  vs: string | null;
}

/** Today's answers beside an earlier run. */
export function ComparisonSection({ draft, runs, vs }: ComparisonSectionProps) {
  const { t } = useTexts('capability');
  const language = useLanguage();
  const [, setParams] = useSearchParams();
  const isPrinting = useIsPrinting();
  const earlier = runs.find(({ id }) => id === vs) ?? null;
  const choose = (id: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id === NONE) next.delete('vs');
      else next.set('vs', id);
      return next;
    });
  // Print has nothing to select.
  if (isPrinting && earlier === null) return null;
  if (runs.length === 0)
    return (
      <Section title={t('comparison.title')}>
        <p>{t('comparison.noRuns')}</p>
      </Section>
    );
  const today = { method: CAPABILITY_QUESTIONNAIRE.id, version: CAPABILITY_QUESTIONNAIRE.version };
  return (
    <Section title={t('comparison.title')} lead={t('comparison.lead')}>
      <SelectField
        className="capability-select no-print"
        label={t('comparison.choose')}
        value={earlier?.id ?? NONE}
        onValueChange={choose}
        options={[
          { value: NONE, label: t('comparison.nothing') },
          ...runs.map(({ id, name, savedAt }) => ({
            value: id,
            label: t('comparison.run', { name, time: momentInText(new Date(savedAt), language) }),
          })),
        ]}
      />
      {vs !== null && earlier === null && <Note tone="warning">{t('comparison.gone')}</Note>}
      {earlier !== null && (
        <Comparison
          name={earlier.name}
          comparison={compareRuns(earlier, { ...today, answers: draft.answers }, CAPABILITY_QUESTIONNAIRE)}
        />
      )}
    </Section>
  );
}

const NONE = 'none';

function Comparison({ name, comparison }: { name: string; comparison: RunComparison }) {
  const { t } = useTexts('capability');
  const { signed, valueText } = useScoreWords();
  if (!comparison.isComparable) return <Note tone="warning">{t(`comparison.${comparison.reason}`)}</Note>;
  const rows = [
    ...comparison.dimensions.map(({ dimension, ...score }) => ({
      id: dimension as string,
      name: t(`dimension.${dimension}`),
      ...score,
    })),
    { id: 'overall', name: t('result.overall'), ...comparison.overall },
  ];
  const levelText = (level: AnswerLevel | null) => (level === null ? t('none') : level);
  return (
    <>
      {!comparison.isWhole && <p className="capability-fine">{t('comparison.partial')}</p>}
      <DataTable
        caption={t('comparison.caption', { name })}
        rows={rows}
        rowKey={({ id }) => id}
        rowKind={({ id }) => (id === 'overall' ? 'total' : undefined)}
        columns={[
          { id: 'name', head: t('head.dimension'), cell: (row) => row.name },
          {
            id: 'earlier',
            head: t('comparison.earlier'),
            align: 'end',
            cell: (row) => valueText(row.earlier),
          },
          { id: 'later', head: t('result.now'), align: 'end', cell: (row) => valueText(row.later) },
          {
            id: 'change',
            head: t('comparison.change'),
            align: 'end',
            narrow: 'value',
            cell: (row) => (row.change === null ? t('none') : signed(row.change)),
          },
        ]}
      />
      {comparison.answers.length === 0 ? (
        <p className="capability-fine">{t('comparison.same')}</p>
      ) : (
        <DataTable
          caption={t('comparison.answers', { count: comparison.answers.length })}
          showCaption
          rows={comparison.answers}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'question',
              head: t('head.question'),
              cell: ({ id }) => textOfCode(t, 'question', id),
            },
            {
              id: 'earlier',
              head: t('comparison.earlier'),
              align: 'end',
              narrow: 'value',
              cell: (row) => levelText(row.earlier),
            },
            {
              id: 'later',
              head: t('result.now'),
              align: 'end',
              narrow: 'value',
              cell: (row) => levelText(row.later),
            },
          ]}
        />
      )}
    </>
  );
}
