import { controlsOf } from '@/pages/account/login/login-before-mount';

/**
 * Lets the login's form of the first paint be used before the app has arrived: what is typed stays, and what is pressed
 * last is held for the app, which presses it again when it has come. Links lead on by themselves.
 */
export function liveLogin(form: HTMLFormElement): void {
  form.closest('main')?.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    // Enter in a field presses the button that submits.
    event.preventDefault();
    form.dataset['pressed'] = String(controlsOf(document).indexOf(button));
    form.ariaBusy = 'true';
  });
  form.dataset['usable'] = 'first-paint';
}
