import { useState } from 'react';
import { CAPABILITY_QUESTIONNAIRE, capabilityGaps, unansweredQuestions } from '@/domain/standards';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import { Section } from '@/shared/ui/layout/section';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';
import type { CapabilityDraft } from './capability-run';
import { useScoreWords } from './use-score-words';

/** Number of gaps shown at first. */
const FIRST = 10;

/** Possible improvements, the largest gain first, with what to do. */
export function GapsSection({ draft }: { draft: CapabilityDraft }) {
  const { t } = useTexts('capability');
  const { number } = useScoreWords();
  const [isWhole, setIsWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const gaps = capabilityGaps(draft.answers, CAPABILITY_QUESTIONNAIRE);
  const unanswered = unansweredQuestions(draft.answers, CAPABILITY_QUESTIONNAIRE).length;
  return (
    <Section title={t('gaps.title')} lead={t('gaps.lead')}>
      {gaps.length === 0 ? (
        <p>{unanswered > 0 ? t('gaps.answerFirst') : t('gaps.none')}</p>
      ) : (
        <DataTable
          caption={t('gaps.title')}
          rows={isWhole || isPrinting ? gaps : gaps.slice(0, FIRST)}
          rowKey={({ question }) => question.id}
          columns={[
            {
              id: 'action',
              head: t('gaps.action'),
              cell: ({ question: { id, dimension } }) => (
                <>
                  {textOfCode(t, 'action', id)}
                  <span className="capability-of"> {t(`dimension.${dimension}`)}</span>
                </>
              ),
            },
            {
              id: 'now',
              head: t('gaps.now'),
              cell: ({ question: { scale }, level }) =>
                t('answer', { level, anchor: t(`anchor.${scale}.${level}`) }),
            },
            {
              id: 'next',
              head: t('gaps.next'),
              cell: ({ question: { scale }, level }) =>
                t('answer', {
                  level: level + 1,
                  anchor: textOfCode(t, `anchor.${scale}`, String(level + 1)),
                }),
            },
            { id: 'step', head: t('gaps.stepGain'), align: 'end', cell: ({ stepGain }) => number(stepGain) },
            {
              id: 'full',
              head: t('gaps.fullGain'),
              align: 'end',
              narrow: 'value',
              cell: ({ fullGain }) => number(fullGain),
            },
          ]}
        />
      )}
      {gaps.length > FIRST && (
        <Button variant="text" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('gaps.fewer') : t('gaps.all', { count: gaps.length })}
        </Button>
      )}
      {unanswered > 0 && <p className="capability-fine">{t('gaps.unanswered', { count: unanswered })}</p>}
    </Section>
  );
}
