/** Chapters 98 and 99 are national: their codes are no codes of the HS. */
export const isHsCode = (code: string): boolean => code < '98';

/** How a national code is checked. */
export interface CodeCheck {
  readonly digits: readonly number[];
  /** The six-digit codes of the HS edition. */
  readonly nomenclature: ReadonlySet<string>;
}

/**
 * A code without its points and spaces; a first zero that a spreadsheet removed is added again, if the code then has
 * the right length and is in the nomenclature.
 */
export function nationalCode(text: string, check: CodeCheck): string {
  const code = text.replaceAll(/[.\s]/g, '');
  const padded = `0${code}`;
  return codeProblem(code, check) !== null && codeProblem(padded, check) === null ? padded : code;
}

/** Why a code is refused; null if it is not. */
export function codeProblem(
  code: string,
  { digits, nomenclature }: CodeCheck,
): 'notACode' | 'notInNomenclature' | null {
  if (!/^\d+$/.test(code) || !digits.includes(code.length)) return 'notACode';
  return isHsCode(code) && !nomenclature.has(code.slice(0, 6)) ? 'notInNomenclature' : null;
}

/** The codes of the nomenclature at every level: chapters, headings and subheadings. */
export const codeLevels = (nomenclature: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...nomenclature].flatMap((code) => [code.slice(0, 2), code.slice(0, 4), code]));
