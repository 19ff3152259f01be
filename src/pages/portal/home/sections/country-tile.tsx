import { partyFacts } from '@/domain/rcep';
import type { CountryRecord } from '@/features/countries/countries-schema';
import { formatIsoDate } from '@/shared/format/date';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';

interface CountryTileProps {
  code: string;
  /** Undefined if the server has no figures for the country. */
  record: CountryRecord | undefined;
  /** The year of the section; figures of another year show theirs. */
  usualYear: number;
}

/** One country: when the Agreement entered into force for it, and its trade. */
export function CountryTile({ code, record, usualYear }: CountryTileProps) {
  const { t } = useTexts(['home', 'countries']);
  const language = useLanguage();
  const facts = partyFacts(code);
  const billion = (value: number) => formatNumber(value, language, 1);
  const since =
    facts === null
      ? t('countries.notParty')
      : facts.entryIntoForce === null
        ? t('countries.perImporter')
        : formatIsoDate(facts.entryIntoForce, language);
  const trade =
    record?.exportsUsdBn == null || record.importsUsdBn == null
      ? t('countries.tradeMissing')
      : t('countries.trade', {
          exports: billion(record.exportsUsdBn),
          imports: billion(record.importsUsdBn),
        });
  return (
    <li className="country-tile">
      <Link to={paths.nationGuide({ country: code })}>{t(`countries:${code}`)}</Link>
      <span className="country-since">{since}</span>
      <span className="country-trade">
        {trade}
        {record?.year != null && record.year !== usualYear && ` (${record.year})`}
      </span>
    </li>
  );
}
