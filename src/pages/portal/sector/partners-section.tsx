import { useQuery } from '@tanstack/react-query';
import { sectorPartnersQuery } from '@/features/sectors/sector-api';
import type { SectorId } from '@/features/sectors/sectors-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LoadingState } from '@/shared/ui/loading-state';
import { QueryView } from '@/shared/ui/query-view';
import { SampleMark } from '@/shared/ui/sample-mark';
import { Section } from '@/shared/ui/section';
import { SourceLine } from '@/shared/ui/source-line';
import { NoSchedule } from './no-schedule';
import { PartnersTable } from './partners-table';
import type { SectorLane } from './sector-lane';

const ROWS = [{ width: '100%', height: '640px' }] as const;

interface PartnersSectionProps {
  sector: SectorId;
  lane: SectorLane;
}

/** One importer, every other Party: what the sector's goods pay on average from each. */
export function PartnersSection({ sector, lane }: PartnersSectionProps) {
  const { t } = useTexts(['sector', 'countries']);
  const query = useQuery(sectorPartnersQuery(sector, lane.to, useLanguage()));
  const isSample = query.data?.mark === 'sample';
  const hasMfn = query.data?.rows.some((row) => row.averageMfn !== null) ?? true;
  const hasRates = query.data?.rows.some((row) => row.rcepHeld > 0) ?? true;
  return (
    <Section
      title={t('partners.title')}
      lead={t('partners.lead', { importer: t(`countries:${lane.to}`) })}
      mark={isSample ? <SampleMark /> : undefined}
    >
      <QueryView query={query} failure={t('partners.failure')} loading={<LoadingState blocks={ROWS} />}>
        {({ rows, year, sources }) =>
          year === null ? (
            <NoSchedule sector={sector} lane={lane} />
          ) : (
            <>
              {rows.length > 0 ? (
                <PartnersTable sector={sector} rows={rows} lane={lane} />
              ) : (
                <p className="sector-nothing">{t('overview.nothingCompared')}</p>
              )}
              <SourceLine sources={sources}>
                {hasMfn && `${t('partners.compare')} ${t('method', { year })}`}
                {!hasMfn && hasRates && t('partners.noMfn')}
              </SourceLine>
            </>
          )
        }
      </QueryView>
    </Section>
  );
}
