import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { riskOf } from '../index-values';
import type { IndexView } from '../index-view';
import { ContributionBar } from './contribution-bar';
import { RiskTable } from './risk-table';

/** The composite risk of a market: formula, missing data, components and contributions; nothing without a grade. */
export function RiskCalculation({ view: { info, country, year }, view }: { view: IndexView }) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const risk = riskOf(info, country, year);
  if (risk === null) return null;
  const missing = risk.missing.map((id) => t(`risk.component.${id}.name`)).join(t('listStop'));
  return (
    <>
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
    </>
  );
}
