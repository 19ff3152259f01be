import { readRate } from '../read-rate';
import type { TariffLayout } from './tariff-layout';

/**
 * Tells whether a rate can be read in a tariff. A tariff has far fewer different texts than cells: each is read once.
 * An empty cell is no data, or no preference.
 */
export function rateCheck({ notation }: TariffLayout): (text: string) => boolean {
  const known = new Map<string, boolean>([['', true]]);
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const isRead = readRate(notation, text) !== null;
    known.set(text, isRead);
    return isRead;
  };
}
