import { computable, percent, type PrintedRate, textOnly, type Treatment } from './printed-rate';

const NUMBER = /^\d+([.,]\d+)?$/;
const EXCLUSIONS = /\s*\(-([^)]*)\)$/;
const ALTERNATIVE = /^(\*|\d+([.,]\d+)?)(\s*\(-[^)]*\))?$/;
/** A note of the source beside the rate whose meaning it does not give. */
const NOTE = /\(GIC\)$/;

/**
 * Viet Nam: `8,2`, `15`, `*` (no preference), `0 (-KH, TH)` (not for goods of these countries), `10/7,5` (several rates
 * without a key), `40 (NHN: 80)` (quota), `4; M: 6` (by Party), pointers to chapter 98; null for any other text. Countries
 * inside `0 (-KH)/5` stay text: the rate they are left out of is one of several.
 */
export function readVietNamRate(printed: string): PrintedRate | null {
  const text = printed.trim().replace(NOTE, '');
  const rate = readText(printed, text.replace(EXCLUSIONS, ''));
  if (rate === null) return null;
  const noted = text === printed.trim() ? rate : textOnly(printed, 'conditional');
  const listed = EXCLUSIONS.exec(text)?.[1];
  return listed === undefined ? noted : { ...noted, without: listed.split(',').map((code) => code.trim()) };
}

function readText(printed: string, text: string): PrintedRate | null {
  if (text === '*') return computable(printed, { kind: 'excluded' });
  if (NUMBER.test(text)) return computable(printed, percent(numberOf(text)));
  if (text.startsWith('Theo hướng dẫn')) return textOnly(printed, 'pointer');
  if (/^[\d.,]+% thuế MFN$/.test(text)) return textOnly(printed, 'shareOfMfn');
  if (/^[\d.,]+ \(NHN: [\d.,]+\)$/.test(text)) return textOnly(printed, 'quota');
  if (/^[^;]+; M: [^;]+$/.test(text)) {
    return { ...textOnly(printed, 'byParty'), treatments: treatmentsOf(text) };
  }
  return readAlternatives(printed, text);
}

function readAlternatives(printed: string, text: string): PrintedRate | null {
  const parts = text.split('/');
  if (parts.length < 2 || !parts.every((part) => ALTERNATIVE.test(part.trim()))) return null;
  const rate = textOnly(printed, 'alternatives');
  return parts.every((part) => NUMBER.test(part)) ? { ...rate, alternatives: parts.map(numberOf) } : rate;
}

/** Before the semicolon the rate of all others, after it that of `M`. */
function treatmentsOf(text: string): Treatment[] {
  return text.split('; M: ').map((part, index) => ({ names: index === 0 ? [] : ['M'], printed: part }));
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
