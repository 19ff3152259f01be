import { readRate } from '../read-rate';
import type { TariffLayout } from './tariff-layout';

/**
 * Gives a rate as the tariff prints it, null if it cannot be read there. A tariff has far fewer different texts than
 * cells: each is read once. An empty cell is no data, or no preference.
 */
export function rateReader({ notation }: TariffLayout): (text: string) => string | null {
  const known = new Map<string, string | null>([['', '']]);
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const rate = WITH_SIGN.includes(notation) ? text : withoutSign(text);
    const read = readRate(notation, rate) === null ? null : rate;
    known.set(text, read);
    return read;
  };
}

/** The notations that print percentages with their sign; the others print numbers. */
const WITH_SIGN: readonly TariffLayout['notation'][] = ['JP', 'plain'];

/** `5%`, `10 %` and `7,5 ％` as numbers; any other text as it is. */
const withoutSign = (text: string): string => text.replace(/^(\d+(?:[.,]\d+)?)\s*[%％]$/, '$1');
