/** True for a code that begins with the searched text, and for a name that has it; for all if it is empty. */
export function lineFinder(searched: string): (code: string, names: readonly string[]) => boolean {
  const text = searched.trim().toLowerCase();
  const digits = text.replaceAll(POINTS, '');
  return (code, names) =>
    text === '' ||
    (digits !== '' && code.replaceAll(POINTS, '').startsWith(digits)) ||
    names.some((name) => name.toLowerCase().includes(text));
}

const POINTS = /[.\s]/g;
