import type { TextFunction } from '@/shared/i18n/text-keys';
import { useEffect, useState } from 'react';
import { loadHoldings } from '@/features/sources/load-holdings';
import type { Holding } from '@/features/sources/sources-schema';
import { FooterSources } from '@/layouts/portal/footer/footer-sources';
import { formatNumber } from '@/shared/format/number';
import type { Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** The table of the footer: the site's data; not rendered until it has loaded, or if it fails. */
export function FooterHoldings() {
  const language = useLanguage();
  const { t } = useTexts(['ui', 'shell']);
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
  return (
    holdings.length > 0 && <FooterSources sources={holdings.map((each) => toSource(each, language, t))} />
  );
}

const toSource = (
  { id, subject, count, unchecked, source }: Holding,
  language: Language,
  t: TextFunction<['ui', 'shell']>,
) => ({
  id,
  title: subject.text,
  publisher: source.title.text + (source.publisher === '' ? '' : t('source.publisher', source)),
  lang: { title: subject.lang, publisher: source.title.lang },
  count: formatNumber(count, language),
  unchecked:
    unchecked === 0 ? '' : t('shell:footer.unchecked', { number: formatNumber(unchecked, language) }),
  asOf: source.asOf,
});
