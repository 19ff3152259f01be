import { useState } from 'react';
import { SaveButton } from '@/features/saved/save-button';
import type { NewsRecord } from '@/features/news/news-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { LiveRegion } from '@/shared/ui/states/live-region';

/** Copies the news item's link, prints the page, and saves the news item. */
export function NewsActions({ record: { id, headline } }: { record: NewsRecord }) {
  const { t } = useTexts('list');
  const language = useLanguage();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.href.split('#')[0]}#${paths.newsDetailsDetails(id)}`);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  const message = outcome === null ? '' : t(outcome);
  return (
    <div className="news-actions">
      <Button size="small" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <SaveButton
        item={{
          kind: 'news',
          id,
          title: headline.text,
          address: paths.newsDetailsDetails(id),
          ...(headline.lang !== language && { lang: headline.lang }),
        }}
      />
      <span aria-hidden="true">{message}</span>
      <LiveRegion message={message} />
    </div>
  );
}
