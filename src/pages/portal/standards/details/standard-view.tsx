import type { StandardDetail } from '@/features/standards/standards-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { BackLink } from '@/shared/ui/controls/back-link';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { PageHead } from '@/shared/ui/layout/page-head';
import { paths } from '@/shared/routing/paths';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { Tag } from '@/shared/ui/marks/tag';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { useStandardWords } from '../standard-words';
import { StandardActions } from './standard-actions';
import { StandardEditions } from './standard-editions';
import { StandardFacts } from './standard-facts';
import { StandardIndicators } from './standard-indicators';
import { StandardRelations } from './standard-relations';
import { StandardStarts } from './standard-starts';

interface StandardViewProps {
  standard: StandardDetail;
  sources: readonly SourceRecord[];
}

/** One standard: facts in rows, relations, limits, editions, and further links. */
export function StandardView({ standard, sources }: StandardViewProps) {
  const { t } = useTexts('standard');
  const words = useStandardWords();
  const { number, title, otherTitle, country, body, status, mark, sourceId } = standard;
  const of = (wanted: (id: string) => boolean) => sources.filter(({ id }) => wanted(id));
  return (
    <div className="standard-details page-width">
      <PageHead
        back={<BackLink list={paths.standard()} label={t('details.back')} />}
        title={
          <>
            <span className="standard-number">{number}</span>{' '}
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
        actions={<StandardActions standard={standard} />}
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
