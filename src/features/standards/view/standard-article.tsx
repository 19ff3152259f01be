import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Section } from '@/shared/ui/layout/section';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { Tag } from '@/shared/ui/marks/tag';
import type { SourceRecord } from '@/shared/api/record-schema';
import type { StandardDetail } from '../standards-schema';
import { StandardEditions } from './standard-editions';
import { StandardFacts } from './standard-facts';
import { StandardIndicators } from './standard-indicators';
import { StandardRelations } from './standard-relations';
import { StandardStarts } from './standard-starts';
import { useStandardWords } from './standard-words';
import './standard-article.css';

interface StandardArticleProps {
  standard: StandardDetail;
  /** The sources of the standard and of its limits. */
  sources: readonly SourceRecord[];
  back?: ReactNode;
  actions?: ReactNode;
}

/** One standard: facts in rows, relations, limits, editions, and tools that start with it. */
export function StandardArticle({ standard, sources, back, actions }: StandardArticleProps) {
  const { t } = useTexts('standard');
  const words = useStandardWords();
  const { number, title, otherTitle, country, body, status, mark, sourceId } = standard;
  const of = (wanted: (id: string) => boolean) => sources.filter(({ id }) => wanted(id));
  return (
    <div className="standard-details page-width">
      <PageHead
        back={back}
        title={
          <>
            <span className="standard-article-number">{number}</span>{' '}
            {title && <span lang={title.lang}>{title.text}</span>}
          </>
        }
        mark={
          <span className="standard-details-marks">
            {otherTitle && (
              <span lang={otherTitle.lang} className="standard-details-other">
                {otherTitle.text}
              </span>
            )}
            <span>{[words.country(country), words.facetValue('body', body)].join(t('comma'))}</span>
            <Tag>{t(`status.${status}`)}</Tag>
            <LanguageTag lang={title?.lang} />
            <RecordMarkTag mark={mark} />
          </span>
        }
        actions={actions}
      />
      <StandardStarts standard={standard} />
      <Section id="standard-facts" title={t('details.facts')} lead={t('details.factsLead')}>
        <StandardFacts standard={standard} />
        <SourceLine sources={of((id) => id === sourceId)}>{t('coverage')}</SourceLine>
      </Section>
      <Section id="standard-relations" title={t('relations.title')} lead={t('relations.lead')}>
        <StandardRelations standard={standard} />
      </Section>
      <Section id="standard-indicators" title={t('indicators.title')} lead={t('indicators.lead')}>
        <StandardIndicators standard={standard} />
        {standard.indicators.length > 0 && (
          <SourceLine sources={of((id) => id === 'standards-limits')}>{t('indicators.coverage')}</SourceLine>
        )}
      </Section>
      <Section id="standard-editions" title={t('editions.title')} lead={t('editions.lead')}>
        <StandardEditions standard={standard} />
      </Section>
    </div>
  );
}
