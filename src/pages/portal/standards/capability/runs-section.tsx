import { useState } from 'react';
import { CAPABILITY_QUESTIONNAIRE, scoreCapability } from '@/domain/standards';
import { formatMoment } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';
import { DataTable } from '@/shared/ui/table/data-table';
import { Dialog } from '@/shared/ui/controls/dialog';
import { Link } from '@/shared/ui/controls/link';
import { notify } from '@/shared/ui/states/notify';
import { Section } from '@/shared/ui/layout/section';
import { readRunFile, writeRunFile } from './capability-run';
import type { CapabilityRun } from './capability-run';
import type { Capability } from './use-capability';
import { useScoreWords } from './use-score-words';

/** What would be lost and needs confirmation: a run, or the current answers. */
type Pending = { kind: 'remove' | 'resume'; run: CapabilityRun } | { kind: 'clear' };

/** The runs saved in this browser: compare, resume, export and import, delete. */
export function RunsSection({ capability }: { capability: Capability }) {
  const { t } = useTexts(['capability', 'ui']);
  const language = useLanguage();
  const { scoreText, levelText } = useScoreWords();
  const [pending, setPending] = useState<Pending | null>(null);
  const [refusal, setRefusal] = useState('');
  const hasAnswers = Object.keys(capability.draft.answers).length > 0;
  const handleFile = async (file: File) => {
    const read = await readRunFile(file);
    if (!read.ok) setRefusal(t(`badFile.${read.reason}`, { file: file.name }));
    else if (capability.addRun(read.run)) {
      setRefusal('');
      notify('success', t('runs.imported', { name: read.run.name }));
    } else setRefusal(t('runs.tooMany'));
  };
  const handleConfirm = () => {
    if (pending?.kind === 'clear') capability.clear();
    if (pending?.kind === 'remove') capability.removeRun(pending.run.id);
    if (pending?.kind === 'resume') capability.resume(pending.run);
    setPending(null);
  };
  const handleResume = (run: CapabilityRun) =>
    hasAnswers ? setPending({ kind: 'resume', run }) : capability.resume(run);
  return (
    <Section title={t('runs.title')} lead={t('runs.lead')}>
      {capability.runs.length === 0 ? (
        <p>{t('runs.none')}</p>
      ) : (
        <DataTable
          caption={t('runs.title')}
          rows={capability.runs}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', head: t('runs.name'), cell: ({ name }) => name },
            {
              id: 'savedAt',
              head: t('runs.savedAt'),
              isWhole: true,
              cell: ({ savedAt }) => formatMoment(new Date(savedAt), language),
            },
            { id: 'version', head: t('runs.version'), cell: ({ version }) => version },
            {
              id: 'score',
              head: t('head.score'),
              align: 'end',
              narrow: 'value',
              cell: (run) => scoreText(overallOf(run)),
            },
            { id: 'level', head: t('head.level'), cell: (run) => levelText(overallOf(run)) },
            {
              id: 'actions',
              head: t('runs.actions'),
              cell: (run) => (
                <span className="capability-run-actions">
                  <Link to={paths.standardCapability({ step: 'result', vs: run.id })}>
                    {t('runs.compare')}
                  </Link>
                  <Button variant="text" size="small" onClick={() => handleResume(run)}>
                    {t('runs.resume')}
                  </Button>
                  <Button
                    variant="text"
                    size="small"
                    onClick={() =>
                      downloadText(
                        `capability-${run.savedAt.slice(0, 10)}.json`,
                        'application/json',
                        writeRunFile(run),
                      )
                    }
                  >
                    {t('runs.file')}
                  </Button>
                  <Button variant="text" size="small" onClick={() => setPending({ kind: 'remove', run })}>
                    {t('runs.remove')}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      <div className="capability-actions no-print">
        <ChooseFileButton
          size="small"
          accept=".json,application/json"
          onChoose={(file) => void handleFile(file)}
        >
          {t('runs.import')}
        </ChooseFileButton>
        {hasAnswers && (
          <Button variant="delete" size="small" onClick={() => setPending({ kind: 'clear' })}>
            {t('runs.clear')}
          </Button>
        )}
      </div>
      <p role="alert" className="capability-refusal">
        {refusal}
      </p>
      <Dialog
        isOpen={pending !== null}
        title={t(`confirm.${pending?.kind ?? 'clear'}.title`)}
        onClose={() => setPending(null)}
        actions={
          <>
            <Button onClick={() => setPending(null)}>{t('ui:action.cancel')}</Button>
            <Button variant="primary" onClick={handleConfirm}>
              {t(`confirm.${pending?.kind ?? 'clear'}.do`)}
            </Button>
          </>
        }
      >
        <p>{t(`confirm.${pending?.kind ?? 'clear'}.text`)}</p>
      </Dialog>
    </Section>
  );
}

const overallOf = ({ answers }: CapabilityRun) => scoreCapability(answers, CAPABILITY_QUESTIONNAIRE).overall;
