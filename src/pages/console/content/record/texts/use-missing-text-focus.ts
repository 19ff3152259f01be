import { useEffect, type RefObject } from 'react';
import { isFocusLost } from '@/shared/console-ui/focus-place';
import { LANGUAGE_TAGS, type Language } from '@/shared/i18n/languages';

/**
 * Once the fields of a record are drawn, the first empty text in `language` gets the focus that is at nothing, or at the
 * heading of the record in `box`. Null: the focus stays.
 */
export function useMissingTextFocus(
  box: RefObject<HTMLElement | null>,
  isDrawn: boolean,
  language: Language | null,
): void {
  useEffect(() => {
    const element = box.current;
    if (!isDrawn || language === null || element === null) return;
    const heading = element.querySelector('h1');
    if (isFocusLost() || document.activeElement === heading) firstEmpty(element, language)?.focus();
    // Of a record as it is opened: what is chosen or saved later moves no focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDrawn]);
}

function firstEmpty(box: Element, language: Language): HTMLElement | undefined {
  const inputs = box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `:is(input, textarea)[lang='${LANGUAGE_TAGS[language]}']:enabled`,
  );
  return [...inputs].find(({ value }) => value.trim() === '');
}
