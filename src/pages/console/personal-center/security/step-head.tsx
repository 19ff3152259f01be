import { useTexts } from '@/shared/i18n/use-texts';
import { useFocusOnMount } from '../use-focus-on-mount';

/** The head of one of two steps; it takes the focus when the step is shown. */
export function StepHead({ step, title }: { step: 1 | 2; title: string }) {
  const { t } = useTexts('personal');
  const head = useFocusOnMount<HTMLHeadingElement>();
  return (
    <h3 ref={head} className="personal-step" tabIndex={-1}>
      <span>{t('step', { step, total: 2 })}</span> {title}
    </h3>
  );
}
