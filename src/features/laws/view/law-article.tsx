import type { ReactNode } from 'react';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Section } from '@/shared/ui/layout/section';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { LawDetail } from '../laws-schema';
import { LawContent } from './law-content';
import { LawFacts } from './law-facts';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { LawStatusTag } from './law-status-tag';
import { useLawWords } from './law-words';
import './law-details.css';

interface LawArticleProps {
  law: LawDetail;
  /** The sources of the entry. */
  sources: readonly SourceRecord[];
  back?: ReactNode;
  actions?: ReactNode;
  /** Further sections. */
  children?: ReactNode;
}

/** One law: its title, facts in rows, and summary. */
export function LawArticle({ law, sources, back, actions, children }: LawArticleProps) {
  const { t } = useTexts('law');
  const words = useLawWords();
  return (
    <div className="law-details page-width">
      <PageHead
        back={back}
        title={<span lang={law.title.lang}>{law.title.text}</span>}
        mark={
          <span className="law-details-marks">
            <span>{[words.country(law.country), t(`kind.${law.kind}`)].join(t('comma'))}</span>
            <LawStatusTag law={law} />
            <LanguageTag lang={law.title.lang} />
            <RecordMarkTag mark={law.mark} />
          </span>
        }
        actions={actions}
      />
      <Section id="law-facts" title={t('details.facts')} lead={t('details.factsLead')}>
        <LawFacts law={law} />
        {sources.length > 0 && <SourceLine sources={sources}>{t('coverage')}</SourceLine>}
      </Section>
      <Section id="law-content" title={t('details.content')} lead={t('details.contentLead')}>
        <LawContent law={law} />
      </Section>
      {children}
    </div>
  );
}
