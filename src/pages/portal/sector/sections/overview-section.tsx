import { useQuery } from '@tanstack/react-query';
import { inForce } from '@/domain/rcep';
import { RATES_DAY } from '@/features/sectors/rates-day';
import { sectorPageQuery } from '@/features/sectors/sectors-api';
import type { SectorRecord } from '@/features/sectors/sectors-schema';
import type { SectorId } from '@/shared/routing/paths';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figures/figure';
import { Note } from '@/shared/ui/states/note';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { NoSchedule } from '../no-schedule';
import type { SectorPair } from '../sector-pair';
import { usePairReason } from '../use-pair-reason';

interface OverviewSectionProps {
  sector: SectorId;
  pair: SectorPair;
}

/**
 * The route in three figures: simple average of MFN and RCEP over the same lines, and how many are cheaper with RCEP.
 */
export function OverviewSection({ sector, pair }: OverviewSectionProps) {
  const { t } = useTexts(['sector', 'countries']);
  const language = useLanguage();
  const query = useQuery(sectorPageQuery(pair.from, pair.to, language));
  const record = query.data?.rows.find((row) => row.sector === sector);
  const applies = inForce(pair.to, pair.from, RATES_DAY).inForce;
  const names = { from: t(`countries:${pair.from}`), to: t(`countries:${pair.to}`) };
  const method = (year: number) => {
    if (!applies || record === undefined || record.lower + record.same + record.higher === 0)
      return undefined;
    return record.averageRcep === null ? t('partners.noAverage') : t('method', { year });
  };
  return (
    <Section
      title={t('overview.title')}
      lead={t('overview.lead', names)}
      mark={record?.mark === 'sample' ? <SampleMark /> : undefined}
    >
      <QueryView query={query} failure={t('overview.failure')} loading={<div className="sector-figures" />}>
        {({ year, sources }) =>
          year === null ? (
            <NoSchedule pair={pair} sector={sector} />
          ) : (
            <>
              <NotInForce pair={pair} />
              {applies && record && <Figures record={record} />}
              <SourceLine sources={sources}>{method(year)}</SourceLine>
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
  if (compared === 0) return <p className="sector-nothing">{t('overview.nothingCompared')}</p>;
  const whole = (value: number) => formatNumber(value, language, 0);
  const basis = t('overview.basis', {
    count: record.lines,
    total: whole(compared),
    lines: whole(record.lines),
  });
  return (
    <div className="sector-figures">
      {averageMfn !== null && averageRcep !== null && (
        <>
          <Figure
            label={t('overview.mfn')}
            value={formatNumber(averageMfn, language, 2)}
            unit="%"
            note={basis}
          />
          <Figure
            label={t('overview.rcep')}
            value={formatNumber(averageRcep, language, 2)}
            unit="%"
            tone={averageRcep < averageMfn ? 'positive' : undefined}
            note={averageRcep > averageMfn ? `${basis}${t('ui:sentenceSpace')}${t('overview.above')}` : basis}
          />
        </>
      )}
      <Figure
        label={t('overview.lower')}
        value={whole(lower)}
        note={t('overview.of', { count: compared, same, higher, total: whole(compared) })}
      />
    </div>
  );
}

/** Why no RCEP rate applies on the route, whatever the schedule lists. */
function NotInForce({ pair }: { pair: SectorPair }) {
  const reasonText = usePairReason(pair);
  const state = inForce(pair.to, pair.from, RATES_DAY);
  return state.inForce ? null : <Note tone="warning">{reasonText(state.reason)}</Note>;
}
