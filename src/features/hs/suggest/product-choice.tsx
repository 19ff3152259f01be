import { Suspense } from 'react';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import type { CodesOfProductProps } from './codes-of-product';

/** The list and its client are loaded for words or too few digits. */
const CodesOfProduct = lazyPart(() => import('./codes-of-product').then((part) => part.CodesOfProduct));

/**
 * The possible meanings of a product given as words or as the beginning of a code: always offered, never resolved.
 */
export function ProductChoice(props: CodesOfProductProps) {
  return (
    <ErrorBoundary>
      <Suspense>
        <CodesOfProduct {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
