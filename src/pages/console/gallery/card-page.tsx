import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { formatNumber } from '@/shared/format/number';
import { LANGUAGES } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Figure } from '@/shared/ui/figures/figure';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from './gallery-frame';

/** What replaces a card: the section under its ink rule, and figures set large. */
export default function CardPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'card' });
  const language = useLanguage();
  return (
    <GalleryFrame name="card">
      <Section
        title={t('section')}
        number={1}
        lead={t('lead')}
        more={{ to: paths.about('data'), label: t('more') }}
      >
        <p>{t('text')}</p>
      </Section>
      <Section title={t('figures')} number={2}>
        <div className="gallery-figures">
          <Figure
            label={t('countries')}
            value={formatNumber(COUNTRY_CODES.length, language)}
            note={t('countriesNote')}
          />
          <Figure
            label={t('languages')}
            value={formatNumber(LANGUAGES.length, language)}
            note={t('languagesNote')}
          />
        </div>
      </Section>
    </GalleryFrame>
  );
}
