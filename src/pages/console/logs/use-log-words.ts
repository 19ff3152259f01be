import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';

/** The codes of a log in the order in which they are offered. */
const CODES = {
  'signIn.types': ['1', '2'],
  from: ['0', '1', '2', '3', '-1'],
  levels: ['-1', '0', '1', '2', '3'],
  operations: ['insert', 'update', 'delete', 'select', 'unknown'],
  modules: ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'],
  types: ['0', '1', '2', '3'],
} as const;

/** The codes of the logs in words (dictionaries login_from and `log_…`); an unknown code is shown as received. */
export function useLogWords() {
  const { t } = useTexts('logs');
  const optionsOf = (kind: keyof typeof CODES) =>
    CODES[kind].map((value) => ({ value, label: textOfCode(t, kind, value) }));
  return {
    optionsOf,
    wordOf: (kind: keyof typeof CODES, code: string | null | undefined): string | null =>
      optionsOf(kind).find(({ value }) => value === code)?.label ?? (code || null),
  };
}
