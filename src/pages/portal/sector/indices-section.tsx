import type { SectorId } from '@/features/sectors/sectors-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';

/** Indices are shown where their formula and their marks are: on the page of the indices. */
export function IndicesSection({ sector }: { sector: SectorId }) {
  const { t } = useTexts('sector');
  return (
    <Section title={t('indices.title')} lead={t('indices.lead')}>
      <p className="sector-indices">{t('indices.text')}</p>
      <ul className="sector-links">
        <li>
          <Link to={paths.tradeIndex({ sector })}>{t('indices.index', { sector: t(`name.${sector}`) })}</Link>
        </li>
        <li>
          <Link to={paths.dataView()}>{t('indices.dataView')}</Link>
        </li>
      </ul>
    </Section>
  );
}
