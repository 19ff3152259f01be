import { type PrintedRate, textOnly } from './printed-rate';

const PERCENT = String.raw`\d+(?:[.,]\d+)?\s*[%％]`;
const AMOUNT = String.raw`(?:\d[\d.,]*\s*[A-Z]{3}|[A-Z]{3}\s*\d[\d.,]*)\s*\/\s*(?:\d+\s*)?\p{L}[\p{L}\d²³]*`;
const EACH = `(?:${PERCENT}|${AMOUNT})`;
const RATE = new RegExp(
  `^${EACH}(?:\\s*(?:\\+|\\bplus\\b|\\band\\b|\\bor\\b)\\s*${EACH})*(?:,?\\s*whichever is (?:the )?(?:higher|greater|lower|less))?$`,
  'u',
);
const HAS_AMOUNT = new RegExp(AMOUNT, 'u');

/**
 * Amounts per unit in a named currency, alone or with percentages: `5 USD/kg`, `2.5% + 3 USD/kg`, `2.5% or 3 USD/kg,
 * whichever is higher`. They stay text: the amounts of a duty are in the importer's currency. Null for any other text.
 */
export function readAmounts(printed: string): PrintedRate | null {
  const text = printed.trim();
  return RATE.test(text) && HAS_AMOUNT.test(text) ? textOnly(printed, 'byUnit') : null;
}
