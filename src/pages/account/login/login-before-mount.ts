import type { PasswordValues } from './password-fields';

/** What the visitor did with the form of the first paint; controls by their place among `controlsOf`, -1 for none. */
interface Held {
  typed: PasswordValues;
  focused: number;
  pressed: number;
}

let held: Held | null = null;

/** Keeps what was typed, the control with the focus and the one pressed last, before the app draws over the form. */
export function keepLogin(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form[name="password-login"]');
  if (form === null) return;
  const valueOf = (name: keyof PasswordValues) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
  held = {
    typed: { principal: valueOf('principal'), password: valueOf('password') },
    focused: controlsOf(root).findIndex((control) => control === document.activeElement),
    pressed: Number(form.dataset['pressed'] ?? -1),
  };
}

/** What was typed before the app had come. */
export const typedLogin = (): PasswordValues => held?.typed ?? { principal: '', password: '' };

/** Gives the focus back, presses what was pressed, and forgets what was kept. */
export function resumeLogin(): void {
  const { focused = -1, pressed = -1 } = held ?? {};
  held = null;
  const controls = controlsOf(document);
  controls[focused]?.focus({ preventScroll: true });
  controls[pressed]?.click();
}

/** The controls of the login in their order; the first paint and the app draw the same. */
export const controlsOf = (page: ParentNode): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('.account-column :is(a, button, input)'),
];
