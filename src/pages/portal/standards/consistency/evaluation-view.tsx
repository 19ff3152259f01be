import type { RecordMark, SourceRecord } from '@/shared/api/record-schema';
import { useMemo } from 'react';
import { useSavedDraft } from '@/features/standards/use-saved-draft';
import { momentInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { DegreePanel } from './degree-panel';
import { emptyEvaluation, isEvaluation } from './evaluation';
import type { ChangeEvaluation, Subject } from './evaluation';
import { EvidenceForm } from './form/evidence-form';
import { consistencyOutcome } from './outcome';
import { ReportSection } from './report-section';
import { SubjectFields } from './form/subject-fields';
import { SubjectFacts } from './subject-facts';

interface EvaluationViewProps {
  draftKey: string;
  /** The library's data on the pair, or empty if it is typed by hand. */
  subject: Subject;
  /** The library entry of the subject; missing if it is typed by hand. */
  library?: { id: string; mark: RecordMark; sources: readonly SourceRecord[] };
}

/** The form of one evaluation with the degree beside it as it is filled in, and the report. */
export function EvaluationView({ draftKey, subject, library }: EvaluationViewProps) {
  const { t } = useTexts('consistency');
  const language = useLanguage();
  const empty = useMemo(() => emptyEvaluation(subject), [subject]);
  const saved = useSavedDraft(draftKey, isEvaluation, empty);
  // The library's current data has precedence over that of the saved draft.
  const evaluation = library ? { ...saved.value, subject } : saved.value;
  const change: ChangeEvaluation = (part) =>
    saved.change((before) => {
      const current = library ? { ...before, subject } : before;
      return { ...current, ...part(current) };
    });
  const { evidence, weights, override } = evaluation;
  const outcome = consistencyOutcome(evaluation.subject.declared, evidence, weights, override);
  return (
    <>
      {library ? (
        <SubjectFacts subject={subject} library={library} />
      ) : (
        <SubjectFields subject={evaluation.subject} change={change} />
      )}
      <p className="consistency-fine no-print">
        {saved.savedAt === null
          ? t('saved.willBe')
          : t('saved.time', { time: momentInText(new Date(saved.savedAt), language) })}
      </p>
      {!saved.isStored && (
        <Note tone="warning" role="alert">
          {t('saved.refused')}
        </Note>
      )}
      <div className="consistency-layout">
        <EvidenceForm evaluation={evaluation} outcome={outcome} change={change} />
        <DegreePanel evaluation={evaluation} outcome={outcome} />
      </div>
      <ReportSection evaluation={evaluation} outcome={outcome} savedAt={saved.savedAt} />
    </>
  );
}
