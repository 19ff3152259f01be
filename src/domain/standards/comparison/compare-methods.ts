/** Whether two requirements have the same test method: `notGiven` if one of them names none. */
export type MethodRelation = 'equal' | 'different' | 'notGiven';

/**
 * Compares test methods by the numbers of their standards, without year and with the number of the international standard
 * where a national one carries it (SNI ISO 14184-1 is ISO 14184-1); methods without a number by their words.
 */
export function compareMethods(one: string | null, other: string | null): MethodRelation {
  const [names, others] = [methodNames(one), methodNames(other)];
  if (names.length === 0 || others.length === 0) return 'notGiven';
  return names.some((name) => others.includes(name)) ? 'equal' : 'different';
}

const NUMBERED = /[A-Z][A-Z/ ]* ?\d[\d.]*(?:-\d{1,2}(?!\d))*/g;
const NATIONAL = /^[A-Z/ ]*?(?=(?:EN )?(?:ISO|IEC))/;

function methodNames(printed: string | null): string[] {
  const text = (printed ?? '').normalize('NFKC').toUpperCase().replaceAll(/\s+/g, ' ').trim();
  const numbers = text.match(NUMBERED) ?? [];
  const names = numbers.length === 0 ? [text] : numbers.map(plainNumber);
  return names.filter((name) => name !== '');
}

const plainNumber = (number: string): string =>
  number
    .trim()
    .replace(NATIONAL, '')
    .replace(/^EN (?=ISO|IEC)/, '')
    .replace('ISO/IEC', 'ISO')
    .replaceAll(' ', '');
