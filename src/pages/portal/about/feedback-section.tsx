import { useTexts } from '@/shared/i18n/use-texts';
import { CopyButton } from '@/shared/ui/controls/copy-button';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Note } from '@/shared/ui/states/note';

/** What is needed to check a reported mistake; also the lines of the copied text. */
const POINTS = ['page', 'shown', 'official', 'source'] as const;

/**
 * No address is set up: the page states this instead of showing a dead form, then lists what to report and to whom.
 */
export function FeedbackSection() {
  const { t } = useTexts(['about', 'list']);
  const points = POINTS.map((id) => t(`feedback.point.${id}`));
  return (
    <>
      <Note title={t('feedback.none')}>{t('feedback.noneNext')}</Note>
      <h3 className="about-ask">{t('feedback.report')}</h3>
      <ol className="about-list about-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p className="about-copy">
        <CopyButton
          label={t('feedback.copy')}
          done={t('feedback.copied')}
          refused={t('list:copyTextFailed')}
          text={() => points.map((point, index) => `${index + 1}. ${point}\n\n`).join('')}
        />
      </p>
      <h3 className="about-ask">{t('feedback.ask')}</h3>
      <p className="about-paragraph">{t('feedback.meanwhile')}</p>
      <ul className="about-list">
        <li>
          <Link to={paths.nationGuide()}>{t('feedback.authorities')}</Link>
        </li>
        <li>
          <Link to={paths.about('missing')}>{t('feedback.missing')}</Link>
        </li>
      </ul>
    </>
  );
}
