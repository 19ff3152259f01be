import type { LawAnswer, LawDetail } from '@/features/laws/laws-schema';
import { LawArticle } from '@/features/laws/view/law-article';
import { useTexts } from '@/shared/i18n/use-texts';
import { BackLink } from '@/shared/ui/controls/back-link';
import { paths } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { Section } from '@/shared/ui/layout/section';
import { LawActions } from './law-actions';
import { LawCitation } from './law-citation-part';
import { LawRelated } from './law-related';

interface LawViewProps {
  law: LawDetail;
  answer: LawAnswer;
}

/** One law: facts in rows, summary, citation, related records. */
export function LawView({ law, answer }: LawViewProps) {
  const { t } = useTexts('law');
  return (
    <LawArticle
      law={law}
      sources={answer.sources.filter(({ id }) => id === law.sourceId)}
      back={<BackLink list={paths.lawService()} label={t('details.back')} />}
      actions={<LawActions law={law} />}
    >
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
    </LawArticle>
  );
}
