import type { LawAnswer, LawDetail } from '@/features/laws/laws-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { BackLink } from '@/shared/ui/controls/back-link';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { PageHead } from '@/shared/ui/layout/page-head';
import { paths } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { LawStatusTag } from '../law-status-tag';
import { useLawWords } from '../law-words';
import { LawActions } from './law-actions';
import { LawCitation } from './law-citation-part';
import { LawContent } from './law-content';
import { LawFacts } from './law-facts';
import { LawRelated } from './law-related';

interface LawViewProps {
  law: LawDetail;
  answer: LawAnswer;
}

/** One law: facts in rows, summary, citation, related records. */
export function LawView({ law, answer }: LawViewProps) {
  const { t } = useTexts('law');
  const words = useLawWords();
  const sources = answer.sources.filter(({ id }) => id === law.sourceId);
  return (
    <div className="law-details page-width">
      <PageHead
        back={<BackLink list={paths.lawService()} label={t('details.back')} />}
        title={<span lang={law.title.lang}>{law.title.text}</span>}
        mark={
          <span className="law-details-marks">
            <span>{[words.country(law.country), t(`kind.${law.kind}`)].join(t('comma'))}</span>
            <LawStatusTag law={law} />
            <LanguageTag lang={law.title.lang} />
            <RecordMarkTag mark={law.mark} />
          </span>
        }
        actions={<LawActions law={law} />}
      />
      <Section id="law-facts" title={t('details.facts')} lead={t('details.factsLead')}>
        <LawFacts law={law} />
        <SourceLine sources={sources}>{t('coverage')}</SourceLine>
      </Section>
      <Section id="law-content" title={t('details.content')} lead={t('details.contentLead')}>
        <LawContent law={law} />
      </Section>
      <Section id="law-citation" title={t('cite.title')} lead={t('cite.lead')}>
        <ErrorBoundary>
          <LawCitation law={law} />
        </ErrorBoundary>
      </Section>
      <Section id="law-related" title={t('related.title')} lead={t('related.lead')}>
        <ErrorBoundary>
          <LawRelated law={law} answer={answer} />
        </ErrorBoundary>
      </Section>
    </div>
  );
}
