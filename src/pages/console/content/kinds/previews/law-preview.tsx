import { lawDetail } from '@/features/laws/laws-schema';
import { LawArticle } from '@/features/laws/view/law-article';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { PreviewProps } from './preview-props';

/** A law as its page on the portal shows it. */
export function LawPreview({ data }: PreviewProps) {
  const law = lawDetail.safeParse(data);
  return law.success ? <LawArticle law={law.data} sources={[]} /> : <ErrorState />;
}
