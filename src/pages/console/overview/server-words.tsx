import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '@/shared/i18n/languages';

/** Text of the back end, which is Chinese whatever the page's language. */
export function ServerWords({ children }: { children: string }) {
  return <span lang={LANGUAGE_TAGS[DEFAULT_LANGUAGE]}>{children}</span>;
}
