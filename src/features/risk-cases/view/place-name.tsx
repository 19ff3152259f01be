import { useTexts } from '@/shared/i18n/use-texts';
import { ExternalLink } from '@/shared/ui/controls/external-link';

interface PlaceNameProps {
  /** A page, or an official document without an address of its own. */
  place: { url: string | null; name?: { text: string; lang: string } | null; document: string | null };
}

/** An origin: a document by its name, a page by its publisher and its site. */
export function PlaceName({ place: { url, name, document } }: PlaceNameProps) {
  const { t } = useTexts('risk');
  if (document !== null) return <span>{t('details.officialDocument', { document })}</span>;
  if (url === null) return null;
  if (name == null) return <ExternalLink href={url}>{siteOf(url)}</ExternalLink>;
  return (
    <>
      <ExternalLink href={url}>
        <span lang={name.lang}>{name.text}</span>
      </ExternalLink>{' '}
      <span className="risk-quiet">{siteOf(url)}</span>
    </>
  );
}

function siteOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
}
