import { Suspense, useState } from 'react';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';

const DecisionSteps = lazyPart(async () => {
  const [part, { loadTexts }] = await Promise.all([import('./decision-steps'), import('@/shared/i18n/i18n')]);
  await loadTexts(['origin']);
  return part.DecisionSteps;
});

/** How the answer was found, closed by default; its code and texts load when it is first opened. */
export function DecisionDisclosure({ report }: { report: PairReport }) {
  const { t } = useTexts('tariff');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="decision" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('steps')}</summary>
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={<LoadingState />}>
            <DecisionSteps report={report} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
