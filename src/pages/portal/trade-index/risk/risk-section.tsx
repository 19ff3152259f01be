import { riskOf } from '@/features/trade-index/index-values';
import { IndexCalculation } from '@/features/trade-index/view/index-calculation';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { ResultProps } from '../result-props';

/** The explained composite: formula, missing data, components with source and weight, and each contribution. */
export function RiskSection({ view }: ResultProps) {
  const { t } = useTexts('indices');
  const { info, country, year, release } = view;
  if (riskOf(info, country, year) === null) return null;
  return (
    <Section title={t('risk.title')} lead={t('risk.lead')} mark={<RecordMarkTag mark={release?.mark} />}>
      <IndexCalculation view={view} />
      <SourceLine sources={view.sources}>{t('risk.counts')}</SourceLine>
    </Section>
  );
}
