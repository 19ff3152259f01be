import { Suspense } from 'react';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import type { RichTextFieldProps } from './rich-text-field';

const Field = lazyPart(() => import('./rich-text-field').then((part) => part.RichTextField));

/** The rich text editor; its code loads when one is first shown. */
export function LazyRichText(props: RichTextFieldProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingState />}>
        <Field {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
