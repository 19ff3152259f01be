import { useQuery } from '@tanstack/react-query';
import { relatedQuery } from '@/features/related/related-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { RelatedBlocks } from './related-blocks';

interface RelatedSectionProps {
  /** Six digits. */
  hs: string;
  from: string;
  to: string;
  number: number;
}

/** Related records of a route: cases, laws, standards, the country's guide (product design §3, 7). */
export function RelatedSection({ hs, from, to, number }: RelatedSectionProps) {
  const { t } = useTexts(['pair', 'countries']);
  const related = useQuery(relatedQuery(hs, from, to, useLanguage()));
  return (
    <Section number={number} title={t('related.title')} lead={t('related.lead')}>
      <QueryView query={related} failure={t('related.failure')}>
        {(data) => <RelatedBlocks related={data} hs={hs} from={from} to={to} />}
      </QueryView>
    </Section>
  );
}
