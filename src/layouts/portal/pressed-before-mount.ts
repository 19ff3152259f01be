const BUTTONS = '.portal-header button';

/** Holds which button of the first paint's header was pressed last, until the app draws over it. */
export function holdPress({ target }: Event): void {
  const button = target instanceof Element && target.closest(BUTTONS);
  if (button) document.body.dataset['pressed'] = button.className;
}

/** Presses the button that was pressed; to be called when the app has drawn the header. */
export function pressAgain(): void {
  const { pressed } = document.body.dataset;
  delete document.body.dataset['pressed'];
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(BUTTONS)];
  buttons.find(({ className }) => className === pressed)?.click();
}
