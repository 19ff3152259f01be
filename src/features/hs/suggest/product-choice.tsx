import { Suspense } from 'react';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import type { CodesOfProductProps } from './codes-of-product';

/** The list and the client behind it arrive when words or too few digits are asked about. */
const CodesOfProduct = lazyPart(() => import('./codes-of-product').then((part) => part.CodesOfProduct));

/** What may be meant where a product is words or the beginning of a code: never resolved, always offered. */
export function ProductChoice(props: CodesOfProductProps) {
  return (
    <ErrorBoundary>
      <Suspense>
        <CodesOfProduct {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
