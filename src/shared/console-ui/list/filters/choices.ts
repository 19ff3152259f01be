import type { SelectOption } from '@/shared/ui/fields/select-field';

type Options = readonly SelectOption[];

/** The codes in the text of a filter that takes several, joined by commas as in the address. */
export const codesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  ),
];

/** What a code is called that is none of the options. */
type GoneLabel = (code: string) => string;

/**
 * The options, and after them the chosen codes that are none, as an address or a saved filter may have them: so they can
 * be taken back.
 */
export const offered = (options: Options, text: string, gone: GoneLabel = String): Options => [
  ...options,
  ...codesIn(text)
    .filter((code) => options.every(({ value }) => value !== code))
    .map((value) => ({ value, label: gone(value) })),
];

/** The text with one code more or less, in the order of the options. */
export function withToggled(options: Options, text: string, toggled: string): string {
  const chosen = codesIn(text);
  return offered(options, text)
    .map(({ value }) => value)
    .filter((code) => chosen.includes(code) !== (code === toggled))
    .join(',');
}

/** The labels of the chosen codes, in the order of the options. */
export function labelsOf(options: Options, text: string, gone?: GoneLabel): readonly string[] {
  const chosen = codesIn(text);
  return offered(options, text, gone)
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label);
}
