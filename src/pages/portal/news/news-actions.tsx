import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/button';
import { LiveRegion } from '@/shared/ui/live-region';

/** Copies the news' link, which opens cold, and prints the page. */
export function NewsActions({ id }: { id: string }) {
  const { t } = useTranslation('list');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.href.split('#')[0]}#${paths.newsDetailsDetails(id)}`);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  const said = outcome === null ? '' : t(outcome);
  return (
    <div className="news-actions">
      <Button size="small" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <span aria-hidden="true">{said}</span>
      <LiveRegion message={said} />
    </div>
  );
}
