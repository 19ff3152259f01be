import { Suspense, useRef, useState } from 'react';
import { isEmptyDraft } from '@/features/origin/bom/bom';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { useInView } from '@/shared/ui/hooks/use-in-view';
import type { AgreementsSectionProps } from './agreements-section';

const AgreementsSection = lazyPart(async () => {
  const [part, { loadTexts }] = await Promise.all([
    import('./agreements-section'),
    import('@/shared/i18n/i18n'),
  ]);
  await loadTexts(['agreements']);
  return part.AgreementsSection;
});

/**
 * The place of the table of all ways to declare: it loads when scrolled near, linked to, or when there is a bill of
 * materials.
 */
export function AgreementsSlot(props: AgreementsSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);
  const [isOpened, setIsOpened] = useState(false);
  return (
    <div ref={place} id={`section-${props.number}`} tabIndex={-1} onFocus={() => setIsOpened(true)}>
      {(isNear || isOpened || !isEmptyDraft(props.origin.draft)) && (
        <ErrorBoundary>
          <Suspense fallback={<LoadingState />}>
            <AgreementsSection {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
