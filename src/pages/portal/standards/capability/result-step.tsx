import { useState } from 'react';
import { CAPABILITY_QUESTIONNAIRE } from '@/domain/standards';
import type { CapabilityResult } from '@/domain/standards';
import { formatMoment, todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { downloadText } from '@/shared/files/download';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Figure } from '@/shared/ui/figures/figure';
import { notify } from '@/shared/ui/states/notify';
import { Note } from '@/shared/ui/states/note';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { AnswersSection } from './answers-section';
import { NAME_LENGTH, writeRunFile } from './capability-run';
import { ComparisonSection } from './comparison-section';
import { DimensionsSection } from './dimensions-section';
import { GapsSection } from './gaps-section';
import { runOf } from './use-capability';
import type { Capability } from './use-capability';
import { useAnswersCsv } from './use-answers-csv';
import { useScoreWords } from './use-score-words';

interface ResultStepProps {
  capability: Capability;
  result: CapabilityResult;
  /** The id of the run to compare with, from the address. */
  vs: string | null;
}

/** The result: figures, dimensions, next actions, comparison with an earlier run, and all answers for the report. */
export function ResultStep({ capability, result, vs }: ResultStepProps) {
  const { t } = useTexts('capability');
  const language = useLanguage();
  const { scoreText, levelText, valueText } = useScoreWords();
  const answersCsv = useAnswersCsv();
  const [name, setName] = useState('');
  const { draft, runs } = capability;
  const { overall, isComplete } = result;
  const earlier = runs.find(({ id }) => id === vs) ?? null;
  const handleSave = () => {
    const given = name.trim() || t('result.runName', { date: dateInText(todayIso(), language) });
    if (capability.saveRun(given)) {
      notify('success', t('result.saved', { name: given }));
      setName('');
    } else notify('error', t('runs.tooMany'));
  };
  const fileName = `capability-${todayIso()}`;
  return (
    <>
      <Section title={t('result.title')} lead={t('result.lead')}>
        <dl className="capability-report-head">
          <div>
            <dt>{t('result.company')}</dt>
            <dd>{draft.company.trim() === '' ? t('none') : draft.company}</dd>
          </div>
          <div>
            <dt>{t('result.date')}</dt>
            <dd>
              {capability.savedAt === null ? t('none') : formatMoment(new Date(capability.savedAt), language)}
            </dd>
          </div>
          <div>
            <dt>{t('result.method')}</dt>
            <dd>
              {t('method.name', {
                id: CAPABILITY_QUESTIONNAIRE.id,
                version: CAPABILITY_QUESTIONNAIRE.version,
              })}
            </dd>
          </div>
        </dl>
        <div className="capability-figures">
          <Figure
            size={isComplete ? 'xl' : 'l'}
            label={t('result.overall')}
            value={scoreText(overall)}
            note={
              isComplete
                ? t('result.complete', { total: overall.total })
                : t('result.incomplete', {
                    answered: overall.answered,
                    total: overall.total,
                    value: valueText(overall.value),
                  })
            }
          />
          <Figure label={t('result.level')} value={levelText(overall)} note={t('method.notOfficialShort')} />
        </div>
        {!isComplete && <Note tone="warning">{t('result.unansweredNote')}</Note>}
        <div className="capability-tools no-print">
          <TextField
            label={t('result.companyField')}
            hint={t('result.companyHint')}
            maxLength={NAME_LENGTH}
            value={draft.company}
            onChange={(event) => capability.setCompany(event.target.value)}
          />
          <TextField
            label={t('result.runField')}
            hint={t('result.runHint')}
            maxLength={NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="capability-actions no-print">
          <Button variant="primary" disabled={overall.answered === 0} onClick={handleSave}>
            {t('result.save')}
          </Button>
          <Button onClick={() => window.print()}>{t('result.print')}</Button>
          <Button
            onClick={() =>
              downloadText(
                `${fileName}.json`,
                'application/json',
                writeRunFile(
                  runOf(
                    draft,
                    name.trim() || t('result.runName', { date: dateInText(todayIso(), language) }),
                  ),
                ),
              )
            }
          >
            {t('result.json')}
          </Button>
          <Button onClick={() => downloadText(`${fileName}.csv`, 'text/csv', answersCsv(draft))}>
            {t('result.csv')}
          </Button>
        </div>
      </Section>
      <DimensionsSection result={result} earlier={earlier} />
      <GapsSection draft={draft} />
      <ComparisonSection draft={draft} runs={runs} vs={vs} />
      <AnswersSection draft={draft} />
    </>
  );
}
