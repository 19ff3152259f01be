import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { GoOn } from '@/shared/ui/controls/go-on';
import type { IndexView } from './index-view';
import { useSubject } from './use-subject';

/** As many countries as the country guide sets beside each other. */
const MOST_IN_GUIDE = 4;

/** Where the same country or lane, and the year, are looked at from another side. */
export function GoOnLinks({ view }: { view: IndexView }) {
  const { t } = useTexts(['indices', 'countries']);
  const nameOf = useSubject(view);
  const { index, year, sector, subject, country, compared } = view;
  const lane = laneOf(view);
  const countries = [...new Set([country, subject, ...compared])];
  const tariff = lane.from === undefined ? 'to' : lane.to === undefined ? 'from' : 'lane';
  return (
    <GoOn
      title={t('go.title', { subject: nameOf(country) })}
      links={[
        { to: paths.taxOriginSearch(lane), label: t(`go.tariff.${tariff}`) },
        {
          to: paths.nationGuide({ country, vs: countries.slice(1, MOST_IN_GUIDE).join(',') }),
          label: t('go.guide'),
        },
        { to: paths.riskCase({ exporter: lane.from, importer: lane.to }), label: t('go.cases') },
        {
          to: paths.dataView({
            ...(index === 'risk' && { tab: 'map', by: 'risk', at: country }),
            ...(index === 'tc' && { measure: 'tc' }),
            country: countries.join(','),
            to: String(year),
          }),
          label: t('go.dataView'),
        },
        ...(index === 'complementarity'
          ? [{ to: paths.sector(sector, lane), label: t('go.sector', { sector: t(`sector.${sector}`) }) }]
          : []),
      ]}
    />
  );
}

/** What the index says of its country: both ends of a pair, the exporter of an advantage, else the market. */
function laneOf({ index, subject, country }: IndexView): { from?: string; to?: string } {
  if (index === 'complementarity') return { from: subject, to: country };
  return index === 'rca' ? { from: country } : { to: country };
}
