import type { CountryGuide } from '@/features/countries/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Fact, FactRow } from './fact';
import { NOT_HELD } from './fact';
import { INVESTMENT_TOPICS } from './investment-topics';
import { useGuideFormat } from './use-guide-format';

/** What an investor asks: the body that answers, and every topic that is not held. */
export function useTopicRows(): FactRow<CountryGuide>[] {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const body = (of: CountryGuide['investment']): Fact =>
    of === null
      ? NOT_HELD
      : {
          kind: 'held',
          text: of.name.text,
          lang: format.langOf(of.name),
          mark: of.mark,
          sourceId: of.sourceId,
          href: of.url ?? undefined,
        };
  return [
    { id: 'body', label: t('topic.body'), fact: ({ investment }) => body(investment) },
    ...INVESTMENT_TOPICS.map((topic) => ({ id: topic, label: t(`topic.${topic}`), fact: () => NOT_HELD })),
  ];
}
