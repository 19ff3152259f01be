import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/note';

/** No address is set up, and the page says so rather than show a form that leads nowhere. */
export function FeedbackSection() {
  const { t } = useTexts('about');
  return (
    <>
      <Note title={t('feedback.none')}>{t('feedback.noneNext')}</Note>
      <p className="about-paragraph">{t('feedback.meanwhile')}</p>
    </>
  );
}
