import { useTexts } from '@/shared/i18n/use-texts';
import { ExternalLink } from '../controls/external-link';
import './no-data.css';

interface NoDataProps {
  /** Why there is no number (look §1, words for what is missing). */
  reason?: 'noData' | 'noPreference' | 'notParty' | 'unconfirmed';
  /** The official text where the figure can be found. */
  source?: { href: string; label: string };
}

/** The words for a missing figure: never 0, never blank. */
export function NoData({ reason = 'noData', source }: NoDataProps) {
  const { t } = useTexts('ui');
  return (
    <span className="no-data">
      {t(`missing.${reason}`)}
      {source !== undefined && (
        <>
          {' '}
          <ExternalLink href={source.href}>{source.label}</ExternalLink>
        </>
      )}
    </span>
  );
}
