import { useTexts } from '@/shared/i18n/use-texts';
import { Later } from '@/shared/routing/later';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { Note } from '@/shared/ui/note';
import { ChangeSection } from './change-section';
import { FigureSection } from './figure-section';
import { InputsSection } from './inputs-section';
import { MethodSection } from './method-section';
import { RankSection } from './rank-section';
import { RiskSection } from './risk/risk-section';
import { WeightsSection } from './risk/weights-section';
import type { ResultProps } from './result-props';
import { YearsSection } from './years-section';

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

/** The chosen index: figure, how it is computed, ranking, years, change, method; each part fails by itself. */
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
        <Note>{t('band.yearNotHeld', { asked: address.year, shown: view.year })}</Note>
      )}
      {shown.slice(0, 1)}
      <Later>{shown.slice(1)}</Later>
    </>
  );
}
