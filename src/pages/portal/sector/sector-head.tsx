import { useQuery } from '@tanstack/react-query';
import { sectorBasketQuery } from '@/features/sectors/sector-api';
import type { SectorId } from '@/shared/routing/paths';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Tabs } from '@/shared/ui/controls/tabs';
import { paths, SECTOR_IDS } from '@/shared/routing/paths';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import type { SectorPair } from './sector-pair';

interface SectorHeadProps {
  sector: SectorId;
  pair: SectorPair;
}

/** The sector and its number of codes; links to the other sectors keep the route. */
export function SectorHead({ sector, pair }: SectorHeadProps) {
  const { t } = useTexts('sector');
  const { data, isError } = useQuery(sectorBasketQuery(sector, useLanguage()));
  useNamedRecord(t(`name.${sector}`));
  const chapters = data?.chapters.map(({ chapter }) => chapter).join(t('listComma'));
  return (
    <div className="page-width">
      <PageHead
        title={t(`name.${sector}`)}
        lead={
          <>
            {t(`about.${sector}`)}
            <span className="sector-size">
              {data
                ? data.codes > 0 && t('size', { count: data.codes, chapters })
                : !isError && t('sizeLoading')}
            </span>
          </>
        }
      />
      <Tabs
        label={t('sectors')}
        current={sector}
        tabs={SECTOR_IDS.map((id) => ({ id, label: t(`name.${id}`), to: paths.sector(id, { ...pair }) }))}
      />
    </div>
  );
}
