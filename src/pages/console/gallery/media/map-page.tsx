import { useMemo, useState } from 'react';
import { isParty } from '@/domain/rcep';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { useTexts } from '@/shared/i18n/use-texts';
import { WorldMap } from '@/shared/maps/world-map';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';

/** The map of the countries with its list twin: Parties and, dashed, non-Parties. */
export default function MapPage() {
  const { t } = useTexts(['gallery', 'countries', 'map']);
  const [selected, setSelected] = useState<string | null>(null);
  const areas = useMemo(
    () =>
      COUNTRY_CODES.map((code) => ({
        code,
        label: t(`countries:${code}`),
        value: t(isParty(code) ? 'gallery:table.isParty' : 'gallery:table.isNone'),
        tone: isParty(code) ? ('low' as const) : ('none' as const),
      })),
    [t],
  );
  return (
    <GalleryFrame name="map">
      <Section title={t('gallery:map.parties')}>
        <p role="status">
          {selected === null
            ? t('gallery:map.choose')
            : t('gallery:map.chosen', { country: t(`countries:${selected}`) })}
        </p>
        <WorldMap
          label={t('gallery:map.parties')}
          areas={areas}
          selected={selected}
          onSelect={(code) => setSelected(code === selected ? null : code)}
          legend={[
            { tone: 'low', label: t('gallery:table.isParty') },
            { tone: 'none', label: t('gallery:table.isNone') },
          ]}
        />
      </Section>
    </GalleryFrame>
  );
}
