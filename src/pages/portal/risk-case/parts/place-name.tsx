import { useTexts } from '@/shared/i18n/use-texts';
import { ExternalLink } from '@/shared/ui/external-link';

interface PlaceNameProps {
  /** A page, or an official paper without an address of its own. */
  place: { url: string | null; document: string | null };
}

/** Where something was read: the paper by its name, a page by its site. */
export function PlaceName({ place: { url, document } }: PlaceNameProps) {
  const { t } = useTexts('risk');
  if (document !== null) return <span>{t('details.officialDocument', { document })}</span>;
  return url === null ? null : <ExternalLink href={url}>{siteOf(url)}</ExternalLink>;
}

function siteOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
}
