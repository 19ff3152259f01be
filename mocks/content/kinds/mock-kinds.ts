import { lawKind } from '@/pages/console/content/kinds/law-schema';
import { editionMockKind } from '../../editions/edition-records';
import { lawPreview, lawStore } from './laws';
import type { MockKind } from './mock-kind';

/** The kinds of content with the generic calls. */
const MOCK_KINDS: readonly MockKind[] = [
  { kind: lawKind, store: lawStore, preview: lawPreview },
  editionMockKind,
];

/** The kind with this id; undefined if there is none. */
export const mockKind = (id: string): MockKind | undefined => MOCK_KINDS.find(({ kind }) => kind.id === id);

/** All kinds of content. */
export const mockKinds = (): readonly MockKind[] => MOCK_KINDS;
