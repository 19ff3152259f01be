import { standardEndpoint } from '@/features/standards/standards-schema';
import { StandardArticle } from '@/features/standards/view/standard-article';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { PreviewProps } from './preview-props';

/** A standard as its page on the portal shows it. */
export function StandardPreview({ data }: PreviewProps) {
  const answer = standardEndpoint.data.safeParse(data);
  if (!answer.success || answer.data.standard === null) return <ErrorState />;
  return <StandardArticle standard={answer.data.standard} sources={answer.data.sources} />;
}
