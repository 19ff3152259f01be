/** Focuses the first field with an error, once the errors that a state has now are drawn. */
export const focusWrong = (form: HTMLElement | null): void =>
  void setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
