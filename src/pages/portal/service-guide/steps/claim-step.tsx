import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { useReasonNotNeeded } from '../use-reason';
import { DutyFacts } from './duty-facts';
import type { StepProps } from './step-props';

/** Step 6: the declaration, the claim at once or later, and the records; or why MFN is declared. */
export function ClaimStep({ guide, isClaimed }: StepProps) {
  const { t } = useTexts(['guide', 'countries']);
  const reason = useReasonNotNeeded(guide);
  const official = guide.answer?.official;
  const { to, date } = guide.question;
  return (
    <>
      {isClaimed ? (
        <DutyFacts duties={['refund', 'discrepancies', 'records']} />
      ) : (
        <p className="guide-text">{reason}</p>
      )}
      <p className="guide-text">
        {t('fact.customs', { importer: t(`countries:${to}`) })}{' '}
        {official && <ExternalLink href={official.url}>{official.title}</ExternalLink>}{' '}
        <Link to={paths.nationGuide({ country: to, date })}>{t('link.nationGuide')}</Link>
      </p>
    </>
  );
}
