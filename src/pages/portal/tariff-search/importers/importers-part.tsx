import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PairQuery, PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { loadTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { Section } from '@/shared/ui/layout/section';
import { useInView } from '@/shared/ui/hooks/use-in-view';
import { showSection } from '../country-pair/show-section';

const ImportersComparison = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./importers-comparison'),
    loadTexts(['importers', 'pair', 'origin']),
  ]);
  return part.ImportersComparison;
});

/** The name of the section in the address: `section=importers` scrolls to it. */
const SECTION = 'importers';

interface ImportersPartProps {
  answer: TariffAnswer;
  /** Six digits. */
  hs: string;
  question: PairQuestion;
  number: number;
  onAsk: (change: Partial<PairQuery>) => void;
}

/**
 * The same product from the same exporter at every importer; code and rates are loaded when the section is in view or
 * is opened.
 */
export function ImportersPart({ number, ...rest }: ImportersPartProps) {
  const { t } = useTexts('pair');
  const box = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  const isAddressed = params.get('section') === SECTION;
  const isSeen = useInView(box);
  const [isOpened, setIsOpened] = useState(isAddressed);
  useEffect(() => {
    if (isAddressed) showSection(number);
  }, [isAddressed, number]);
  const isShown = isSeen || isOpened || isAddressed;
  return (
    <div ref={box} onFocus={() => setIsOpened(true)}>
      <Section number={number} title={t('importers.title')} lead={t('importers.lead')}>
        {isShown ? (
          <ErrorBoundary>
            <Suspense fallback={<LoadingState />}>
              <ImportersComparison {...rest} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <Button onClick={() => setIsOpened(true)}>{t('importers.open')}</Button>
        )}
      </Section>
    </div>
  );
}
