import { asLogged } from '@/features/content/changes/log-kind';
import { editionLogKind } from '@/features/content/changes/edition-log-kind';
import type { ContentKind } from '@/features/content/content-kind';
import { indexInputKind } from './index-input-schema';
import { lawKind } from './law-schema';
import { newsContent } from './news-schema';
import { pairKind } from './pair-schema';
import { riskCaseKind } from './risk-case-schema';
import { riskWarningKind } from './risk-warning-schema';
import { sourceKind } from './source-schema';
import { standardKind } from './standard-schema';
import { synonymKind } from './synonym-schema';

/** The kinds of content that staff edit, in the order of the menu. A new kind is one more entry. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  standardKind,
  lawKind,
  newsContent,
  riskCaseKind,
  riskWarningKind,
  pairKind,
  synonymKind,
  sourceKind,
  indexInputKind,
];

/** The kinds in the log: those above, and the editions of tariffs and rules, which have pages of their own. */
export const LOGGED_KINDS: readonly ContentKind[] = [...CONTENT_KINDS.map(asLogged), editionLogKind];

/** The kind with this id; null if there is none. */
export const kindNamed = (id: string): ContentKind | null =>
  CONTENT_KINDS.find((kind) => kind.id === id) ?? null;

/** The kind of an entry of the log, with the fields that the log shows; null if there is none. */
export const loggedKind = (id: string): ContentKind | null =>
  LOGGED_KINDS.find((kind) => kind.id === id) ?? null;
