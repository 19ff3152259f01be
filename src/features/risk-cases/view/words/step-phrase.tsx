import type { CaseStep } from '../../risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** A step of a case with its date, as exact as it is known. */
export function StepPhrase({ step }: { step: CaseStep }) {
  const { t } = useTexts('risk');
  return (
    <>
      {step.date === null ? <span className="risk-quiet">{t('noDate')}</span> : <AsOf value={step.date} />}{' '}
      {t(`step.${step.kind}`)}
      {step.mark === 'unchecked' && (
        <>
          {' '}
          <UncheckedMark />
        </>
      )}
    </>
  );
}
