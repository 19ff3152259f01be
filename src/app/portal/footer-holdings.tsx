import { useEffect, useState } from 'react';
import { loadHoldings } from '@/features/sources/load-holdings';
import type { Holding } from '@/features/sources/sources-schema';
import { FooterSources } from '@/features/sources/view/footer-sources';
import { useFooterSource } from '@/features/sources/view/use-footer-source';
import { useLanguage } from '@/shared/i18n/use-language';

/** The table of the footer: the site's data; not rendered until it has loaded, or if it fails. */
export function FooterHoldings() {
  const language = useLanguage();
  const rowOf = useFooterSource();
  const [holdings, setHoldings] = useState<readonly Holding[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadHoldings().then((read) => {
      if (isCurrent) setHoldings(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return holdings.length > 0 && <FooterSources sources={holdings.map(rowOf)} />;
}
