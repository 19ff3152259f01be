import { notePress } from '@/shared/takeover/painted-area';

/**
 * Makes the login form of the first paint usable before the app has loaded: typed text stays, and the app repeats the
 * last press on mount. Links work on their own.
 */
export function liveLogin(form: HTMLFormElement): void {
  form.closest('main')?.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    // Enter in a field presses the button that submits.
    event.preventDefault();
    notePress(button);
    form.ariaBusy = 'true';
  });
  form.dataset['usable'] = 'first-paint';
}
