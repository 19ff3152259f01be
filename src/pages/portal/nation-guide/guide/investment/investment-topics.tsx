import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { FactList } from '../../facts/fact-list';
import { NotHeldTopics } from '../../facts/not-held-topics';
import { useTopicRows } from '../../facts/rows/use-topic-rows';

/** The bodies that answer an investor, and in one line the subjects that this library does not hold. */
export function InvestmentTopics({ guide }: { guide: CountryGuide }) {
  return (
    <>
      <FactList rows={useTopicRows()} of={guide} />
      <NotHeldTopics />
    </>
  );
}
