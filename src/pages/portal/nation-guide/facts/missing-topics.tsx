import { useTexts } from '@/shared/i18n/use-texts';
import '@/shared/ui/marks/no-data.css';
import { INVESTMENT_TOPICS } from './investment-topics';
import { useGuideFormat } from './use-guide-format';

/** One line on what an investor needs to know and this library does not have, the same for every country. */
export function MissingTopics() {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  return (
    <p className="no-data">
      {t('topic.noData', { topics: format.list(INVESTMENT_TOPICS.map((topic) => t(`topic.${topic}`))) })}
    </p>
  );
}
