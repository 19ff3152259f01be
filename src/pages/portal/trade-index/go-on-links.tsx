import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { GoOn } from '@/shared/ui/controls/go-on';
import type { IndexView } from '@/features/trade-index/index-view';
import { useSubject } from '@/features/trade-index/view/use-subject';

/** The maximum number of countries the country guide compares. */
const MOST_IN_GUIDE = 4;

/** Links to other pages on the same country or route, and year. */
export function GoOnLinks({ view }: { view: IndexView }) {
  const { t } = useTexts(['indices', 'countries']);
  const nameOf = useSubject(view);
  const { index, year, sector, subject, country, compared } = view;
  const pair = pairOf(view);
  const countries = [...new Set([country, subject, ...compared])];
  const tariff = pair.from === undefined ? 'to' : pair.to === undefined ? 'from' : 'pair';
  return (
    <GoOn
      title={t('go.title', { subject: nameOf(country) })}
      links={[
        { to: paths.taxOriginSearch(pair), label: t(`go.tariff.${tariff}`) },
        {
          to: paths.nationGuide({ country, vs: countries.slice(1, MOST_IN_GUIDE).join(',') }),
          label: t('go.guide'),
        },
        { to: paths.riskCase({ exporter: pair.from, importer: pair.to }), label: t('go.cases') },
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
          ? [{ to: paths.sector(sector, pair), label: t('go.sector', { sector: t(`sector.${sector}`) }) }]
          : []),
      ]}
    />
  );
}

/** The route of the index: both ends of a pair, the country as exporter of an advantage, else as market. */
function pairOf({ index, subject, country }: IndexView): { from?: string; to?: string } {
  if (index === 'complementarity') return { from: subject, to: country };
  return index === 'rca' ? { from: country } : { to: country };
}
