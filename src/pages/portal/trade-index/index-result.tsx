import { useTexts } from '@/shared/i18n/use-texts';
import { SecondPass } from '@/shared/loading/second-pass';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { Note } from '@/shared/ui/states/note';
import { ChangeSection } from './sections/change-section';
import { FigureSection } from './sections/figure-section';
import { InputsSection } from './sections/inputs-section';
import { MethodSection } from './sections/method-section';
import { RankSection } from './sections/rank-section';
import { RiskSection } from './risk/risk-section';
import { WeightsSection } from './risk/weights-section';
import type { ResultProps } from './result-props';
import { YearsSection } from './sections/years-section';

const BEFORE = { figure: FigureSection } as const;
const AFTER = {
  rank: RankSection,
  years: YearsSection,
  change: ChangeSection,
  method: MethodSection,
} as const;
const PARTS = {
  plain: { ...BEFORE, inputs: InputsSection, ...AFTER },
  risk: { ...BEFORE, composite: RiskSection, weights: WeightsSection, ...AFTER },
} as const;

/**
 * The chosen index: figure, how it is computed, ranking, years, change, method; each part has its own error state.
 */
export function IndexResult(props: ResultProps) {
  const { t } = useTexts('indices');
  const { view, address } = props;
  const shown = Object.entries(PARTS[view.index === 'risk' ? 'risk' : 'plain']).map(([id, Part]) => (
    <ErrorBoundary key={id} resetKey={JSON.stringify(address)}>
      <Part {...props} />
    </ErrorBoundary>
  ));
  return (
    <>
      {address.year !== null && address.year !== view.year && (
        <Note>{t('band.yearMissing', { year: address.year, shown: view.year })}</Note>
      )}
      {shown.slice(0, 1)}
      <SecondPass>{shown.slice(1)}</SecondPass>
    </>
  );
}
