import { useEffect } from 'react';
import { config } from '@/shared/config/config';
import { useTexts } from '@/shared/i18n/use-texts';

/**
 * Puts the name of the record a page shows before the page's title (`<name>-<page>-<site>`) as soon as it is known;
 * `page` is the key of that title. Without the record the title is the page's again.
 */
export function useRecordTitle(page: string, name: string | null): void {
  const { t } = useTexts('shell');
  useEffect(() => {
    if (!name) return undefined;
    const pageTitle = `${t(`title.${page}`)}-${config.siteTitle || t('siteName')}`;
    const title = `${name}-${pageTitle}`;
    document.title = title;
    return () => {
      // Where another page has said its title meanwhile, that one stands.
      if (document.title === title) document.title = pageTitle;
    };
  }, [page, name, t]);
}
