import { isSearchKeys } from './search-keys';

/** The class of the button that opens the search. */
export const SEARCH_BUTTON = 'portal-search';

const BUTTONS = '.portal-header button';

/** Holds which button of the first paint's header was pressed last, until the app draws over it. */
export function holdPress({ target }: Event): void {
  const button = target instanceof Element && target.closest(BUTTONS);
  if (button) document.body.dataset['pressed'] = button.className;
}

/** Holds the keys of the search as a press of its button; what the browser would do with them does not happen. */
export function holdSearchKeys(event: KeyboardEvent): void {
  if (!isSearchKeys(event) || !document.querySelector(`.${SEARCH_BUTTON}`)) return;
  event.preventDefault();
  document.body.dataset['pressed'] = SEARCH_BUTTON;
}

/** Presses the button that was pressed; to be called when the app has drawn the header. */
export function pressAgain(): void {
  const { pressed } = document.body.dataset;
  delete document.body.dataset['pressed'];
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(BUTTONS)];
  buttons.find(({ className }) => className === pressed)?.click();
}
