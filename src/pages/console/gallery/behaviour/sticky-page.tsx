import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { SCROLLABLE } from '@/shared/ui/hooks/scrollable';
import { GalleryFrame } from '../gallery-frame';

/** A table whose head and first column stay while the rest scrolls. */
export default function StickyPage() {
  const { t } = useTexts(['gallery', 'countries']);
  return (
    <GalleryFrame name="sticky">
      <Section title={t('gallery:sticky.head')} lead={t('gallery:sticky.lead')}>
        <div className="gallery-scroll" aria-label={t('gallery:sticky.pairs')} {...SCROLLABLE}>
          <table className="gallery-sticky">
            <caption>{t('gallery:sticky.pairs')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('gallery:sticky.fromTo')}</th>
                {COUNTRY_CODES.map((code) => (
                  <th key={code} scope="col">
                    {t(`countries:${code}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {COUNTRY_CODES.map((from) => (
                <tr key={from}>
                  <th scope="row">{t(`countries:${from}`)}</th>
                  {COUNTRY_CODES.map((to) => (
                    <td key={to}>{from === to ? '\u2014' : `${from}\u2013${to}`}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </GalleryFrame>
  );
}
