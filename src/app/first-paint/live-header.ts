import { isSearchKeys } from '@/shared/ui/controls/search-keys';
import { notePress } from '@/shared/takeover/painted-area';

const HEADER = '[data-takeover="header"]';

/** Notes which button of the first paint's header was pressed last, for the app to press it again. */
export function noteHeaderPress({ target }: Event): void {
  const button = target instanceof Element && target.closest(`${HEADER} button`);
  if (button) notePress(button);
}

/** Takes the keys of the search for a press of its button; what the browser would do with them does not happen. */
export function noteSearchKeys(event: KeyboardEvent): void {
  const button = isSearchKeys(event) && document.querySelector(`${HEADER} [aria-keyshortcuts]`);
  if (!button) return;
  event.preventDefault();
  notePress(button);
}
