import { CompareView } from './compare/compare-view';
import { GuideBand } from './guide/guide-band';
import { GuideView } from './guide/guide-view';
import { CountryIndex } from './listing/country-index';
import { useGuideAddress } from './use-guide-address';

/** Country and investment guides (product design §4): all countries, one of them, or two to four compared. */
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
