import { useQuery } from '@tanstack/react-query';
import { inForce } from '@/domain/rcep';
import { sectorPageQuery } from '@/features/sectors/sectors-api';
import type { SectorId, SectorRecord } from '@/features/sectors/sectors-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figure';
import { Note } from '@/shared/ui/note';
import { QueryView } from '@/shared/ui/query-view';
import { SampleMark } from '@/shared/ui/sample-mark';
import { Section } from '@/shared/ui/section';
import { SourceLine } from '@/shared/ui/source-line';
import { NoSchedule } from './no-schedule';
import { RATES_DAY } from './sector-lane';
import type { SectorLane } from './sector-lane';
import { useLaneReason } from './use-lane-reason';

interface OverviewSectionProps {
  sector: SectorId;
  lane: SectorLane;
}

/** The lane in three figures: average MFN and RCEP rate, and how many lines are cheaper with RCEP. */
export function OverviewSection({ sector, lane }: OverviewSectionProps) {
  const { t } = useTexts(['sector', 'countries']);
  const language = useLanguage();
  const query = useQuery(sectorPageQuery(lane.from, lane.to, language));
  const record = query.data?.rows.find((row) => row.sector === sector);
  const names = { from: t(`countries:${lane.from}`), to: t(`countries:${lane.to}`) };
  return (
    <Section
      title={t('overview.title')}
      lead={t('overview.lead', names)}
      mark={record?.mark === 'sample' ? <SampleMark /> : undefined}
    >
      <QueryView query={query} failure={t('overview.failure')} loading={<div className="sector-figures" />}>
        {({ year, sources }) =>
          year === null ? (
            <NoSchedule lane={lane} sector={sector} />
          ) : (
            <>
              <NotInForce lane={lane} />
              {record ? (
                <Figures record={record} />
              ) : (
                <p className="sector-nothing">{t('overview.nothingCompared')}</p>
              )}
              <SourceLine sources={sources}>{t('method', { year })}</SourceLine>
            </>
          )
        }
      </QueryView>
    </Section>
  );
}

function Figures({ record }: { record: SectorRecord }) {
  const { t } = useTexts(['sector', 'ui']);
  const language = useLanguage();
  const { averageMfn, averageRcep, lower, same, higher } = record;
  const compared = lower + same + higher;
  if (averageMfn === null || averageRcep === null) {
    return <p className="sector-nothing">{t('overview.nothingCompared')}</p>;
  }
  const basis = t('overview.basis', { count: compared, total: formatNumber(compared, language, 0) });
  return (
    <div className="sector-figures">
      <Figure label={t('overview.mfn')} value={formatNumber(averageMfn, language, 2)} unit="%" note={basis} />
      <Figure
        label={t('overview.rcep')}
        value={formatNumber(averageRcep, language, 2)}
        unit="%"
        tone={averageRcep < averageMfn ? 'positive' : undefined}
        note={averageRcep > averageMfn ? `${basis}${t('ui:sentenceSpace')}${t('overview.above')}` : basis}
      />
      <Figure
        label={t('overview.lower')}
        value={formatNumber(lower, language, 0)}
        note={t('overview.of', { count: compared, same, higher, total: formatNumber(compared, language, 0) })}
      />
    </div>
  );
}

/** Why no RCEP rate applies on the lane, whatever the schedule lists. */
function NotInForce({ lane }: { lane: SectorLane }) {
  const reasonText = useLaneReason(lane);
  const state = inForce(lane.to, lane.from, RATES_DAY);
  return state.inForce ? null : <Note tone="warning">{reasonText(state.reason)}</Note>;
}
