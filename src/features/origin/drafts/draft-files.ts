import { giveToVisitor } from '@/shared/storage/draft';
import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import type { Persisted } from '@/shared/storage/persisted';
import { languageMark } from '@/shared/format/amounts';
import { emptyDraft } from '../bom/bom';
import type { BomDraft } from '../bom/bom';
import { isBomDraft, isRuleText } from './draft-schema';

const DRAFT_KEY = 'bom:';
const RULE_KEY = 'origin-rule:';

/** The saved draft of a code and an owner. */
export const draftFile = (hs: string, owner: string) => ownedFile(DRAFT_KEY + hs, owner, isBomDraft);

/** The saved draft, or an empty one whose amounts use the number format of `language`. */
export const savedDraft = (hs: string, owner: string, language: string): BomDraft =>
  draftFile(hs, owner).get() ?? emptyDraft(languageMark(language));

/** The rule an owner typed for a code. */
export const ruleFile = (hs: string, owner: string) => ownedFile(RULE_KEY + hs, owner, isRuleText);

/** What a key of the storage belongs to; null for other keys and other owners. */
export function fileOf(key: string): { kind: 'draft' | 'rule'; hs: string } | null {
  const [draftStart, ruleStart] = [ownedKey(DRAFT_KEY), ownedKey(RULE_KEY)];
  if (key.startsWith(draftStart)) return { kind: 'draft', hs: key.slice(draftStart.length) };
  if (key.startsWith(ruleStart)) return { kind: 'rule', hs: key.slice(ruleStart.length) };
  return null;
}

function ownedFile<T>(key: string, owner: string, isValue: (value: unknown) => value is T): Persisted<T> {
  giveToVisitor(key);
  return persisted(ownedKey(key, owner), isValue);
}
