import type { Task } from './task';

/** What stands in the task sentence of the first paint, and the field that has the focus. */
export interface TypedBeforeMount {
  task: Task;
  focusedId: string | null;
  caret: number | null;
  /** True where the sentence was sent already; `index.html` holds it back and marks its form. */
  isSubmitted: boolean;
}

let held: { form: HTMLFormElement; typed: TypedBeforeMount } | null = null;

/** Holds the sentence of the first paint, which can be typed into until the app draws over it (product design §8, Usable). */
export function holdSentence(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form[name="task"]');
  held = form && { form, typed: read(form) };
}

/** What stands in the sentence that is held, or stood there when it was drawn over; null where none is held. */
export function typedBeforeMount(): TypedBeforeMount | null {
  if (held?.form.isConnected) held.typed = read(held.form);
  return held?.typed ?? null;
}

/**
 * Gives focus and caret back to the field that had them, sends the sentence if it was sent, and lets it go. To be called
 * before anything else is typed: as soon as the app has drawn.
 */
export function resumeTyping(): void {
  const { focusedId = null, caret = null, isSubmitted = false } = held?.typed ?? {};
  held = null;
  const field = focusedId === null ? null : document.getElementById(focusedId);
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && caret !== null) field.setSelectionRange(caret, caret);
  if (isSubmitted) document.forms.namedItem('task')?.requestSubmit();
}

function read(form: HTMLFormElement): TypedBeforeMount {
  const field = (name: keyof Task) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const valueOf = (name: keyof Task) => field(name)?.value ?? '';
  // Until it is used, the date stands there as text.
  const date = field('date')?.type === 'date' ? valueOf('date') : '';
  const focused = form.contains(document.activeElement) ? document.activeElement : null;
  return {
    task: { hs: valueOf('hs'), from: valueOf('from'), to: valueOf('to'), date },
    focusedId: focused?.id ?? null,
    caret: focused instanceof HTMLInputElement && focused.type === 'text' ? focused.selectionStart : null,
    isSubmitted: 'submitted' in form.dataset,
  };
}
