import type { CountryBody, CountryGuide } from '@/features/countries/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/data-table';
import { ExternalLink } from '@/shared/ui/external-link';
import { NotHeld } from '@/shared/ui/not-held';
import { UncheckedMark } from '@/shared/ui/unchecked-mark';
import { INVESTMENT_TOPICS } from '../facts/investment-topics';
import { useGuideFormat } from '../facts/use-guide-format';

/** What an investor asks and this library does not hold, with the body that answers. */
export function InvestmentTopics({ guide }: { guide: CountryGuide }) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  return (
    <DataTable
      caption={t('topic.title')}
      rows={INVESTMENT_TOPICS}
      rowKey={(topic) => topic}
      columns={[
        { id: 'topic', head: t('topic.head'), cell: (topic) => t(`topic.${topic}`), width: '38%' },
        { id: 'held', head: t('topic.held'), cell: () => <NotHeld />, narrow: 'value' },
        {
          id: 'body',
          head: t('topic.body'),
          cell: (topic) => bodyCell(topic === 'customsEntry' ? guide.customs : guide.investment),
        },
      ]}
    />
  );

  function bodyCell(body: CountryBody | null) {
    if (body === null) return <NotHeld />;
    const name = <span lang={format.langOf(body.name)}>{body.name.text}</span>;
    return (
      <>
        {body.url === null ? name : <ExternalLink href={body.url}>{name}</ExternalLink>} <UncheckedMark />
      </>
    );
  }
}
