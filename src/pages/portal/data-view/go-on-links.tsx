import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { GoOn } from '@/shared/ui/controls/go-on';

interface GoOnLinksProps {
  /** Those that do not fit into a comparison are left out. */
  countries: readonly string[];
  year: number;
  index: 'tc' | 'risk';
}

/** The maximum number of countries the country guide compares. */
const MOST_CARRIED = 4;

/** Links to other pages on the same countries and year. */
export function GoOnLinks({ countries, year, index }: GoOnLinksProps) {
  const { t } = useTexts(['dataview', 'countries', 'ui']);
  const carried = countries.slice(0, MOST_CARRIED);
  const [country, ...others] = carried;
  const vs = others.join(',');
  const names = carried.map((code) => t(`countries:${code}`)).join(t('ui:list.comma'));
  return (
    <GoOn
      title={t('dataview:go.title', { countries: names })}
      links={[
        { to: paths.nationGuide({ country, vs }), label: t('dataview:go.guide') },
        {
          to: paths.tradeIndex({ index, country, year: String(year), vs }),
          label: t(`dataview:go.${index}`),
        },
        { to: paths.riskCase({ importer: carried.join(',') }), label: t('dataview:go.cases') },
      ]}
    />
  );
}
