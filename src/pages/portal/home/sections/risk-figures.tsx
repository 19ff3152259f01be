import type { HomeRiskPart } from '../digest/home-digest-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Figure } from '@/shared/ui/figures/figure';
import { Link } from '@/shared/ui/controls/link';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

const KINDS = [
  ['tbt', paths.riskCase({ tab: 'warnings' })],
  ['cases', paths.riskCase()],
  ['standard', paths.tradeIndex({ index: 'risk' })],
  ['legal', paths.tradeIndex({ index: 'risk' })],
] as const;

/** The four risk kinds, one figure each with its mark. */
export function RiskFigures({ risk }: { risk: HomeRiskPart }) {
  const { t } = useTexts(['home', 'ui']);
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, 0);
  return (
    <div className="home-figures">
      {KINDS.map(([kind, to]) => {
        const { value, before, year, mark } = risk[kind];
        return (
          <Figure
            key={kind}
            label={<Link to={to}>{t(`risk.${kind}.name`)}</Link>}
            value={value === null ? t('ui:missing.noData') : number(value)}
            unit={value === null ? undefined : t(`risk.${kind}.unit`)}
            mark={mark === 'sample' ? <SampleMark /> : mark === 'unchecked' ? <UncheckedMark /> : undefined}
            note={t(`risk.${kind}.note`, {
              year: year ?? '',
              before: before === null ? t('ui:missing.noData') : number(before),
            })}
          />
        );
      })}
    </div>
  );
}
