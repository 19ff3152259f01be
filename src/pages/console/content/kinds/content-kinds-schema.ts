import type { ContentKind } from '@/features/content/content-kind';
import { lawKind } from './law-schema';

/** The kinds of content that staff edit, in the order of the menu. A new kind is one more entry. */
export const CONTENT_KINDS: readonly ContentKind[] = [lawKind];

/** The kind with this id; null if there is none. */
export const kindNamed = (id: string): ContentKind | null =>
  CONTENT_KINDS.find((kind) => kind.id === id) ?? null;
