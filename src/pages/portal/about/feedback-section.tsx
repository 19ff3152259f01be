import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/link';
import { Note } from '@/shared/ui/note';

/** No address is set up, and the page says so rather than show a form that leads nowhere; then who can be asked. */
export function FeedbackSection() {
  const { t } = useTexts('about');
  return (
    <>
      <Note title={t('feedback.none')}>{t('feedback.noneNext')}</Note>
      <p className="about-paragraph">{t('feedback.meanwhile')}</p>
      <h3 className="about-ask">{t('feedback.ask')}</h3>
      <ul className="about-list">
        <li>
          <Link to={paths.nationGuide()}>{t('feedback.authorities')}</Link>
        </li>
        <li>
          <Link to={paths.about('notHeld')}>{t('feedback.missing')}</Link>
        </li>
      </ul>
    </>
  );
}
