const FIELDS = ':is(input, textarea, select):enabled:not([hidden])';

/**
 * Focuses the first field of a dialog that has opened, else its first button; not if the user is already in it. Of radios
 * the chosen one.
 */
export function focusFirstField(form: HTMLElement | null): void {
  if (form === null || form.contains(document.activeElement)) return;
  const [first] = form.querySelectorAll<HTMLElement>(FIELDS);
  const chosen = first?.matches('[type=radio]') === true ? form.querySelector<HTMLElement>(':checked') : null;
  (chosen ?? first ?? form.querySelector<HTMLElement>('button:enabled'))?.focus();
}
