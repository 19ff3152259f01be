import type { CountryBody, CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Fact, FactRow } from '../fact';
import { NO_DATA } from '../fact';
import { useGuideFormat } from '../use-guide-format';

/** The contact bodies for investors. */
export function useTopicRows(): FactRow<CountryGuide>[] {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const body = (of: CountryBody | null): Fact =>
    of === null
      ? NO_DATA
      : {
          kind: 'known',
          text: of.name.text,
          lang: format.langOf(of.name),
          mark: of.mark,
          sourceId: of.sourceId,
          href: of.url ?? undefined,
        };
  return [
    { id: 'body', label: t('topic.body'), fact: ({ investment }) => body(investment) },
    { id: 'customs', label: t('topic.customs'), fact: ({ customs }) => body(customs) },
  ];
}
