import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { FactList } from '../../facts/fact-list';
import { MissingTopics } from '../../facts/missing-topics';
import { useTopicRows } from '../../facts/rows/use-topic-rows';

/** The contact bodies for investors, and in one line the subjects without data in this library. */
export function InvestmentTopics({ guide }: { guide: CountryGuide }) {
  return (
    <>
      <FactList rows={useTopicRows()} of={guide} />
      <MissingTopics />
    </>
  );
}
