import type { ContentKind } from '@/features/content/content-kind';

/** What a preview draws. */
export interface PreviewProps {
  /** What the server's preview sent. */
  data: unknown;
  kind: ContentKind;
}
