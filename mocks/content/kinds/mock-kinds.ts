import type { ContentKind } from '@/features/content/content-kind';
import { indexInputKind } from '@/pages/console/content/kinds/index-input-schema';
import { lawKind } from '@/pages/console/content/kinds/law-schema';
import { editionMockKind } from '../../editions/edition-records';
import { newsContent } from '@/pages/console/content/kinds/news-schema';
import { pairKind } from '@/pages/console/content/kinds/pair-schema';
import { riskCaseKind } from '@/pages/console/content/kinds/risk-case-schema';
import { riskWarningKind } from '@/pages/console/content/kinds/risk-warning-schema';
import { sourceKind } from '@/pages/console/content/kinds/source-schema';
import { standardKind } from '@/pages/console/content/kinds/standard-schema';
import { synonymKind } from '@/pages/console/content/kinds/synonym-schema';
import type { ContentValues } from '@/features/content/content-schema';
import { newsAsSent } from '../../news-sent';
import type { ContentStore } from '../store';
import { checkIndexInput, indexInputStore } from './index-inputs';
import { lawPreview, lawStore } from './laws';
import type { MockKind } from './mock-kind';
import { newsOf, newsStore } from './news';
import { checkPair, pairStore } from './pairs';
import { riskCaseStore } from './risk-cases';
import { riskWarningStore } from './risk-warnings';
import { sourceStore } from './sources';
import { checkStandard, loadStandards, standardStore } from './standards';
import { loadSynonyms, synonymStore } from './synonyms';

/** A kind whose preview is its fields in words. */
const plain = (kind: ContentKind, store: ContentStore, own: Partial<MockKind> = {}): MockKind => ({
  kind,
  store,
  preview: (_id: string, values: ContentValues) => values,
  ...own,
});

/** The kinds of content with the generic calls. */
const MOCK_KINDS: readonly MockKind[] = [
  { kind: lawKind, store: lawStore, preview: lawPreview },
  editionMockKind,
  {
    kind: newsContent,
    store: newsStore,
    preview: (id, values, locale) => newsAsSent(newsOf(id, values), locale),
  },
  plain(riskCaseKind, riskCaseStore),
  plain(riskWarningKind, riskWarningStore),
  plain(pairKind, pairStore, { check: checkPair }),
  plain(synonymKind, synonymStore, { prepare: loadSynonyms }),
  plain(standardKind, standardStore, { prepare: loadStandards, check: checkStandard }),
  plain(sourceKind, sourceStore),
  plain(indexInputKind, indexInputStore, { check: checkIndexInput }),
];

/** The kind with this id; undefined if there is none. */
export const mockKind = (id: string): MockKind | undefined => MOCK_KINDS.find(({ kind }) => kind.id === id);

/** All kinds of content. */
export const mockKinds = (): readonly MockKind[] => MOCK_KINDS;
