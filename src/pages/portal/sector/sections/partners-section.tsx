import { useQuery } from '@tanstack/react-query';
import { sectorPartnersQuery } from '@/features/sectors/sector-api';
import type { SectorPartners } from '@/features/sectors/sector-partners-schema';
import type { SectorId } from '@/shared/routing/paths';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { NoSchedule } from '../no-schedule';
import { PartnersTable } from './partners-table';
import type { SectorPair } from '../sector-pair';

const ROWS = [{ width: '100%', height: '640px' }] as const;

interface PartnersSectionProps {
  sector: SectorId;
  pair: SectorPair;
}

/** One importer, every other Party: the sector's rates for goods of each, over the lines that all of them have. */
export function PartnersSection({ sector, pair }: PartnersSectionProps) {
  const { t } = useTexts(['sector', 'countries', 'ui']);
  const language = useLanguage();
  const query = useQuery(sectorPartnersQuery(sector, pair.to, language));
  const isSample = query.data?.mark === 'sample';
  return (
    <Section
      title={t('partners.title')}
      lead={t('partners.lead', { importer: t(`countries:${pair.to}`) })}
      mark={isSample ? <SampleMark /> : undefined}
    >
      <QueryView query={query} failure={t('partners.failure')} loading={<LoadingState blocks={ROWS} />}>
        {(partners) =>
          partners.year === null ? (
            <NoSchedule sector={sector} pair={pair} />
          ) : (
            <>
              {partners.rows.length > 0 ? (
                <PartnersTable sector={sector} partners={partners} pair={pair} />
              ) : (
                <p className="sector-nothing">{t('overview.nothingCompared')}</p>
              )}
              <SourceLine sources={partners.sources}>{remark(partners)}</SourceLine>
            </>
          )
        }
      </QueryView>
    </Section>
  );

  /** The basis of the figures, or why there are none. */
  function remark({ rows, year, lines, compared, averageMfn }: SectorPartners): string | undefined {
    if (!rows.some((row) => row.withRcepRate > 0)) return undefined;
    if (compared === 0) return t('partners.noCommon');
    const set = {
      count: compared,
      total: formatNumber(compared, language, 0),
      lines: formatNumber(lines, language, 0),
    };
    const words = [
      t('partners.set', set),
      averageMfn === null ? t('partners.noAverage') : t('partners.mean', { year }),
    ];
    return words.join(t('ui:sentenceSpace'));
  }
}
