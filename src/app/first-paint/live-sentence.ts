import { readHsInput } from '@/features/hs/hs-code';
import { formatIsoDate, todayIso } from '@/shared/format/date';
import { savedTask } from '@/pages/portal/home/sentence/saved-task';
import type { Task } from '@/pages/portal/home/sentence/task';
import type { Persisted } from '@/shared/storage/persisted';
import type { Language } from '@/shared/i18n/languages';
import { forgetPress, notePress, valuesIn } from '@/shared/takeover/painted-area';
import { TARIFF_PATH } from '@/shared/routing/page-paths';
import { withQuery } from '@/shared/routing/with-query';

/** The sentence's errors about an unreadable product. */
export interface SentenceErrors {
  empty: string;
  format: string;
}

/**
 * Makes the task sentence of the first paint work before the app has loaded, as it does in the app: edits the date,
 * swaps the countries, reports an unreadable product, and leads to the answer. Suggestions need the app.
 * Restores what was typed in this tab by `owner`, and by nobody else.
 */
export function liveSentence(
  form: HTMLFormElement,
  language: Language,
  errors: SentenceErrors,
  owner: string,
): void {
  file = savedTask(owner);
  const saved = file.get() ?? {};
  for (const name of ['hs', 'from', 'to'] as const) {
    const text = saved[name];
    if (text !== undefined) fieldOf(form, name).value = text;
  }
  dateAtRest(fieldOf(form, 'date'), language);
  const hs = fieldOf(form, 'hs');
  hs.addEventListener('focus', () => hs.select());
  form.querySelector('.task-swap')?.addEventListener('click', () => swap(form));
  form.addEventListener('input', () => {
    clearError(form);
    keep(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form, errors);
  });
  form.dataset['usable'] = 'first-paint';
}

/** Copies the values of the old form into the current one; an unused date is text in the old language. */
export function typeAgain(typed: HTMLFormElement, form: HTMLFormElement): void {
  for (const [name, value = ''] of Object.entries(valuesIn(typed))) {
    const field = fieldOf(form, name);
    if (name === 'date') editDate(field);
    field.value = value;
  }
}

function send(form: HTMLFormElement, errors: SentenceErrors): void {
  const valueOf = (name: string) => fieldOf(form, name).value;
  const input = readHsInput(valueOf('hs'));
  clearError(form);
  if (input.kind === 'invalid') {
    showError(form, errors[input.reason]);
    return;
  }
  location.hash = withQuery(TARIFF_PATH, {
    hs: input.kind === 'code' ? input.digits : input.text,
    from: valueOf('from'),
    to: valueOf('to'),
    date: startingDate(),
    ...usedDate(form),
  });
}

/** Stores changes like the app. */
function keep(form: HTMLFormElement): void {
  const valueOf = (name: string) => fieldOf(form, name).value;
  const pair = { from: valueOf('from'), to: valueOf('to') };
  file?.set({ ...file.get(), hs: valueOf('hs'), ...pair, ...usedDate(form) });
}

/** Until it is used, the date is a text field. */
function usedDate(form: HTMLFormElement): { date?: string } {
  const { type, value } = fieldOf(form, 'date');
  return type === 'date' ? { date: value } : {};
}

function swap(form: HTMLFormElement): void {
  const [from, to] = [fieldOf(form, 'from'), fieldOf(form, 'to')];
  [from.value, to.value] = [to.value, from.value];
  keep(form);
}

/** As the app renders it; the app repeats the press on mount, so that it shows the same error. */
function showError(form: HTMLFormElement, text: string): void {
  const error = document.createElement('p');
  error.className = 'task-error';
  error.id = 'task-error';
  error.setAttribute('role', 'alert');
  error.textContent = text;
  form.firstElementChild?.after(error);
  fieldOf(form, 'hs').setAttribute('aria-invalid', 'true');
  const submit = form.querySelector('[type=submit]');
  if (submit) notePress(submit);
}

function clearError(form: HTMLFormElement): void {
  form.querySelector('#task-error')?.remove();
  fieldOf(form, 'hs').setAttribute('aria-invalid', 'false');
  forgetPress(form);
}

/** Like the app's date field: text, replaced by a native date field on hover or focus; once used it stays native. */
function dateAtRest(date: HTMLInputElement, language: Language): void {
  let isUsed = false;
  date.value = formatIsoDate(startingDate(), language);
  date.addEventListener('pointerenter', () => editDate(date));
  date.addEventListener('focus', () => {
    isUsed = true;
    editDate(date);
  });
  date.addEventListener('pointerleave', ({ pointerType }) => {
    if (isUsed || pointerType === 'touch') return;
    date.type = 'text';
    date.readOnly = true;
    date.value = formatIsoDate(startingDate(), language);
  });
}

function editDate(date: HTMLInputElement): void {
  if (date.type === 'date') return;
  date.readOnly = false;
  date.type = 'date';
  date.value = startingDate();
}

const startingDate = () => file?.get()?.date || todayIso();

let file: Persisted<Partial<Task>> | undefined;

/** A select has all members of an input that are used here. */
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
