import type { Task } from './task';

/** What stood in the task sentence of the first paint when the app arrived, and the field that had the focus. */
export interface TypedBeforeMount {
  task: Partial<Task>;
  focusedId: string | null;
  caret: number | null;
  /** True where the sentence was sent already; `index.html` holds it back and marks its form. */
  isSubmitted: boolean;
}

let kept: TypedBeforeMount | null = null;

/** Keeps what the visitor typed into the first paint, before the app draws over it (product design §8, Usable). */
export function keepTyped(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form[name="task"]');
  if (form === null) return;
  const field = (name: keyof Task) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const valueOf = (name: keyof Task) => field(name)?.value ?? '';
  // Until it is used, the date stands there as text.
  const date = field('date')?.type === 'date' ? valueOf('date') : '';
  const focused = form.contains(document.activeElement) ? document.activeElement : null;
  kept = {
    task: { hs: valueOf('hs'), from: valueOf('from'), to: valueOf('to'), date },
    focusedId: focused?.id ?? null,
    caret: focused instanceof HTMLInputElement && focused.type === 'text' ? focused.selectionStart : null,
    isSubmitted: 'submitted' in form.dataset,
  };
}

/** What was kept; null where the first paint had no sentence. */
export const typedBeforeMount = (): TypedBeforeMount | null => kept;

/** Gives focus and caret back to the field that had them, sends the sentence if it was sent, and forgets what was kept. */
export function resumeTyping(): void {
  const { focusedId = null, caret = null, isSubmitted = false } = kept ?? {};
  kept = null;
  const field = focusedId === null ? null : document.getElementById(focusedId);
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && caret !== null) field.setSelectionRange(caret, caret);
  if (isSubmitted) document.forms.namedItem('task')?.requestSubmit();
}
