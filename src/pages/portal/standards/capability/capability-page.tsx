import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CAPABILITY_QUESTIONNAIRE, scoreCapability } from '@/domain/standards';
import { momentInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Note } from '@/shared/ui/states/note';
import { DimensionStep } from './dimension-step';
import { ResultStep } from './result-step';
import { StartStep } from './start-step';
import { stepOf } from './step';
import { StepLinks, StepList } from './step-list';
import { useCapability } from './use-capability';
import './capability.css';

/**
 * `/home/standard/capability`: the questionnaire step by step, its result and earlier runs, stored only in this
 * browser.
 */
export default function StandardCapabilityPage() {
  const { t } = useTexts(['capability', 'shell']);
  const language = useLanguage();
  const [params] = useSearchParams();
  const capability = useCapability();
  const step = stepOf(params.get('step'));
  const result = scoreCapability(capability.draft.answers, CAPABILITY_QUESTIONNAIRE);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.focus({ preventScroll: true });
    content.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [step]);
  const savedText =
    capability.savedAt === null
      ? ''
      : t('saved', { time: momentInText(new Date(capability.savedAt), language) });
  return (
    <div className="capability page-width">
      <PageHead title={t('shell:title.standardCapability')} lead={t('lead')} />
      <StepList step={step} result={result} />
      <p className="capability-saved no-print">
        {savedText} {t('private')}
      </p>
      <LiveRegion
        message={t('progress', { answered: result.overall.answered, total: result.overall.total })}
      />
      {!capability.isStored && (
        <Note tone="warning" role="alert">
          {t('notStored')}
        </Note>
      )}
      <div ref={content} tabIndex={-1} className="capability-content" data-step={step}>
        {step === 'start' && <StartStep capability={capability} result={result} />}
        {step !== 'start' && step !== 'result' && <DimensionStep dimension={step} capability={capability} />}
        {step === 'result' && <ResultStep capability={capability} result={result} vs={params.get('vs')} />}
      </div>
      <StepLinks step={step} />
    </div>
  );
}
