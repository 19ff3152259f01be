import { useTexts } from '@/shared/i18n/use-texts';

const DONE = ['keyboard', 'contrast', 'charts', 'zoom'] as const;
const LIMITS = ['map', 'documents', 'language'] as const;

/** The accessibility statement: what is done, and the known shortcomings. */
export function AccessibilitySection() {
  const { t } = useTexts('about');
  return (
    <>
      <h3>{t('accessibility.doneTitle')}</h3>
      <ul className="about-list">
        {DONE.map((id) => (
          <li key={id}>{t(`accessibility.done.${id}`)}</li>
        ))}
      </ul>
      <h3>{t('accessibility.limitsTitle')}</h3>
      <ul className="about-list">
        {LIMITS.map((id) => (
          <li key={id}>{t(`accessibility.limits.${id}`)}</li>
        ))}
      </ul>
    </>
  );
}
