import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';

/** The maximum number of recent searches. */
export const MAX_RECENT = 8;

/** The texts the reader searched for in this browser, the latest first. */
export const recentSearches = (): readonly string[] => (file().get() ?? []).slice(0, MAX_RECENT);

/** Saves a search text, moving it to the top. */
export function rememberSearch(text: string): void {
  if (text === '') return;
  file().set([text, ...recentSearches().filter((known) => known !== text)].slice(0, MAX_RECENT));
}

/** Clears the recent searches. */
export const forgetSearches = (): void => file().remove();

const file = () => persisted(ownedKey('recent-searches'), isTexts);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
