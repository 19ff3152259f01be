import { notePress } from '@/shared/takeover/painted-area';

/**
 * Lets the login's form of the first paint be used before the app has arrived: what is typed stays, and what is pressed
 * last is pressed again by the app when it has come. Links lead on by themselves.
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
