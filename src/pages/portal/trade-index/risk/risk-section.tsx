import { riskOf } from '../index-values';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { ResultProps } from '../result-props';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { ContributionBar } from './contribution-bar';
import { RiskTable } from './risk-table';

/** The explained composite: formula, missing data, components with source and weight, and each contribution. */
export function RiskSection({ view }: ResultProps) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const { info, country, year, release } = view;
  const risk = riskOf(info, country, year);
  if (risk === null) return null;
  const missing = risk.missing.map((id) => t(`risk.component.${id}.name`)).join(t('listStop'));
  return (
    <Section title={t('risk.title')} lead={t('risk.lead')} mark={<RecordMarkTag mark={release?.mark} />}>
      <p className="index-formula">{t('index.risk.formula')}</p>
      {risk.missing.length > 0 && (
        <p className="index-sentence">
          {t(risk.value === null ? 'risk.tooLittle' : 'risk.missing', {
            components: missing,
            coverage: formatNumber(risk.coverage * 100, language, 0),
          })}
        </p>
      )}
      <RiskTable view={view} risk={risk} />
      {risk.value !== null && (
        <ContributionBar
          risk={risk}
          title={t('risk.bar', { country: t(`countries:${country}`), year })}
          threshold={info.method.threshold}
        />
      )}
      <SourceLine sources={view.sources}>{t('risk.counts')}</SourceLine>
    </Section>
  );
}
