import type { PasswordValues } from './password-fields';

/** What the visitor did with the form of the first paint; controls by their place among `controlsOf`, -1 for none. */
interface Done {
  typed: PasswordValues;
  focused: number;
  pressed: number;
}

let held: { form: HTMLFormElement; done: Done } | null = null;

/** Holds the form of the first paint, which can be used until the app draws over it. */
export function holdLogin(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form[name="password-login"]');
  held = form && { form, done: read(form) };
}

/** What is typed into the form that is held, or was when it was drawn over. */
export function typedLogin(): PasswordValues {
  if (held?.form.isConnected) held.done = read(held.form);
  return held?.done.typed ?? { principal: '', password: '' };
}

/** Gives the focus back; to be called as soon as the app has drawn, before anything else is typed. */
export function refocusLogin(): void {
  controlsOf(document)[held?.done.focused ?? -1]?.focus({ preventScroll: true });
}

/** Presses what was pressed, and lets the form go; to be called when the router hears where a press leads. */
export function pressLoginAgain(): void {
  const { pressed = -1 } = held?.done ?? {};
  held = null;
  controlsOf(document)[pressed]?.click();
}

function read(form: HTMLFormElement): Done {
  const valueOf = (name: keyof PasswordValues) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
  return {
    typed: { principal: valueOf('principal'), password: valueOf('password') },
    focused: controlsOf(document).findIndex((control) => control === document.activeElement),
    pressed: Number(form.dataset['pressed'] ?? -1),
  };
}

/** The controls of the login in their order; the first paint and the app draw the same. */
export const controlsOf = (page: ParentNode): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('.account-column :is(a, button, input)'),
];
