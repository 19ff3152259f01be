import { countryPageQuery } from '@/features/countries/countries-api';
import { countryGuideQuery } from '@/features/countries/guide/country-guide-api';
import { takeEarlyAnswers } from '@/shared/api/cache/api-scope';
import { todayIso } from '@/shared/format/date';
import { currentLanguage } from '@/shared/i18n/i18n';
import { openedQuery } from '@/shared/routing/opened-address';
import { CompareView } from './compare/compare-view';
import { GuideBand } from './guide/guide-band';
import { GuideView } from './guide/guide-view';
import { CountryIndex } from './listing/country-index';
import { readGuideAddress } from './guide-address';
import { useGuideAddress } from './use-guide-address';

/** The answers that index.html asked for. */
export function ahead(): Promise<void> {
  const { country } = readGuideAddress(openedQuery(), todayIso());
  const language = currentLanguage();
  return takeEarlyAnswers([
    country === null ? countryPageQuery(language) : countryGuideQuery(country, language),
  ]);
}

/** Country and investment guides (product design §4): all countries, one of them, or two to four beside each other. */
export default function NationGuidePage() {
  const guide = useGuideAddress();
  const { country, vs } = guide.address;
  if (country === null) return <CountryIndex guide={guide} />;
  return (
    <>
      <GuideBand guide={guide} />
      {vs.length === 0 ? (
        <GuideView key={country} guide={guide} code={country} />
      ) : (
        <CompareView guide={guide} codes={[country, ...vs]} />
      )}
    </>
  );
}
