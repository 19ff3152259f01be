import { entryId } from '../../data/trade/trade-index-entries';
import { indexInputKind } from '@/pages/console/content/kinds/index-input-schema';
import { lawKind } from '@/pages/console/content/kinds/law-schema';
import { newsContent } from '@/pages/console/content/kinds/news-schema';
import { pairKind } from '@/pages/console/content/kinds/pair-schema';
import { riskCaseKind } from '@/pages/console/content/kinds/risk-case-schema';
import { riskWarningKind } from '@/pages/console/content/kinds/risk-warning-schema';
import { sourceKind } from '@/pages/console/content/kinds/source-schema';
import { standardKind } from '@/pages/console/content/kinds/standard-schema';
import { synonymKind } from '@/pages/console/content/kinds/synonym-schema';
import { editionMockKind } from '../../editions/edition-records';
import { caseAsSent } from '../../sent/case-sent';
import { indexInputPreview } from '../../sent/index-sent';
import { newsAsSent } from '../../sent/news-sent';
import { synonymPreview } from '../../search/hs/synonym-preview';
import { sourcePreview } from '../../sent/source-preview';
import { standardPreview } from '../../sent/standard-sent';
import { warningAsSent } from '../../sent/warning-sent';
import { checkIndexInput, entryOf, indexInputStore } from './index-inputs';
import { lawPreview, lawStore } from './laws';
import type { MockKind } from './mock-kind';
import { newsOf, newsStore } from './news';
import { checkPair, pairOf, pairStore } from './pairs';
import { caseOf, riskCaseStore } from './risk-cases';
import { riskWarningStore, warningOf } from './risk-warnings';
import { sourceStore } from './sources';
import { checkStandard, checkWholeStandard, loadStandards, standardStore } from './standards';
import { loadSynonyms, synonymStore } from './synonyms';
import { textOf } from './values';

/** The kinds of content with the generic calls. */
const MOCK_KINDS: readonly MockKind[] = [
  { kind: lawKind, store: lawStore, preview: lawPreview },
  editionMockKind,
  {
    kind: newsContent,
    store: newsStore,
    preview: (id, values, locale) => newsAsSent(newsOf(id, values), locale),
  },
  {
    kind: riskCaseKind,
    store: riskCaseStore,
    preview: (id, values, locale) => caseAsSent(caseOf(id, values), locale),
  },
  {
    kind: riskWarningKind,
    store: riskWarningStore,
    preview: (id, values, locale) => warningAsSent(warningOf(id, values), locale),
  },
  {
    kind: pairKind,
    store: pairStore,
    preview: (_id, values) => ({ importer: textOf(values, 'importer'), terms: pairOf(values) }),
    unique: { code: 20957, keyOf: ({ importer, exporter }) => `${importer}-${exporter}` },
    check: (_id, values) => checkPair(values),
  },
  { kind: synonymKind, store: synonymStore, preview: synonymPreview, prepare: loadSynonyms },
  {
    kind: standardKind,
    store: standardStore,
    preview: standardPreview,
    prepare: loadStandards,
    unique: { code: 20901, keyOf: ({ number }) => String(number) },
    check: checkStandard,
    checkWhole: checkWholeStandard,
  },
  { kind: sourceKind, store: sourceStore, preview: sourcePreview },
  {
    kind: indexInputKind,
    store: indexInputStore,
    preview: indexInputPreview,
    unique: { code: 20958, keyOf: (values) => entryId(entryOf(values)) },
    check: (_id, values) => checkIndexInput(values),
  },
];

/** The kind with this id; undefined if there is none. */
export const mockKind = (id: string): MockKind | undefined => MOCK_KINDS.find(({ kind }) => kind.id === id);

/** Loads what the records of these kinds are made of. */
export async function preparedKinds(ids: readonly string[]): Promise<void> {
  await Promise.all([...new Set(ids)].map(async (id) => mockKind(id)?.prepare?.()));
}

/** All kinds of content. */
export const mockKinds = (): readonly MockKind[] => MOCK_KINDS;
