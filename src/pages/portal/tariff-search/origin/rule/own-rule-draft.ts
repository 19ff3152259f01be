import { ownedKey } from '@/shared/storage/owner';
import { sessionStore } from '@/shared/storage/browser-store';
import { persisted } from '@/shared/storage/persisted';

interface OwnRuleDraft {
  hs: string;
  text: string;
}

/** The rule being typed in this tab, only of the code typed last; survives a reload until it is used. */
const file = () => persisted(ownedKey('origin-rule-draft'), isOwnRuleDraft, { store: sessionStore });

/** The draft of a rule for the code; null if there is none. */
export function typedRule(hs: string): string | null {
  const saved = file().get();
  return saved?.hs === hs ? saved.text : null;
}

export const saveTypedRule = (hs: string, text: string): void => void file().set({ hs, text });

export const forgetTypedRule = (): void => file().remove();

function isOwnRuleDraft(value: unknown): value is OwnRuleDraft {
  if (typeof value !== 'object' || value === null || !('hs' in value) || !('text' in value)) return false;
  return typeof value.hs === 'string' && typeof value.text === 'string' && value.text.length <= MAX_TEXT;
}

const MAX_TEXT = 300;
