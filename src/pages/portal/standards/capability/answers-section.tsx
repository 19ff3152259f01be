import { CAPABILITY_QUESTIONNAIRE } from '@/domain/standards';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Section } from '@/shared/ui/layout/section';
import type { CapabilityDraft } from './capability-run';

/** All questions with answer and evidence, for the report. */
export function AnswersSection({ draft }: { draft: CapabilityDraft }) {
  const { t } = useTexts('capability');
  return (
    <Section title={t('answers.title')} lead={t('answers.lead')}>
      <DataTable
        caption={t('answers.title')}
        rows={CAPABILITY_QUESTIONNAIRE.questions}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'question',
            head: t('head.question'),
            cell: ({ id, dimension }) => (
              <>
                {textOfCode(t, 'question', id)}
                <span className="capability-of"> {t(`dimension.${dimension}`)}</span>
              </>
            ),
          },
          {
            id: 'answer',
            head: t('head.answer'),
            cell: ({ id, scale }) => {
              const level = draft.answers[id];
              return level === undefined
                ? t('unanswered')
                : t('answer', { level, anchor: t(`anchor.${scale}.${level}`) });
            },
          },
          {
            id: 'note',
            head: t('note'),
            cell: ({ id }) => <span className="capability-note-text">{draft.notes[id] ?? ''}</span>,
          },
        ]}
      />
    </Section>
  );
}
