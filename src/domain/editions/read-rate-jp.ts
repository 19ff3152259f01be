import {
  computable,
  percent,
  type PrintedDuty,
  type PrintedRate,
  type RateNotation,
  textOnly,
  type Treatment,
} from './printed-rate';

/** Units of amounts per unit; `1,000本` is per thousand pieces. */
const UNITS: Readonly<Record<string, { unit: string; of: number }>> = {
  kg: { unit: 'kg', of: 1 },
  MT: { unit: 't', of: 1 },
  '㎡': { unit: 'm2', of: 1 },
  l: { unit: 'l', of: 1 },
  kl: { unit: 'kl', of: 1 },
  足: { unit: 'pair', of: 1 },
  頭: { unit: 'head', of: 1 },
  本: { unit: 'piece', of: 1 },
  枚: { unit: 'piece', of: 1 },
  '1,000本': { unit: 'piece', of: 1000 },
};

/** The kinds that stay text, the first match wins; the most uncertain come first. */
const TEXT_NOTATIONS: readonly (readonly [RegExp, RateNotation])[] = [
  [/[●◎※◆]|^\*/, 'conditional'],
  [/関税割当/, 'quota'],
  [/に対する待遇）/, 'byParty'],
  [/毎年/, 'seasonal'],
  [/[\u3000 ][(（]?(?:[\d,.]+(?:%|円)|無税)/, 'byGood'],
  [/〜|一部/, 'range'],
  [/課税価格/, 'difference'],
  [/につき、/, 'byContent'],
  [/^免税$/, 'exemption'],
  [/^[\d,.]+円\/./, 'byUnit'],
];

/**
 * Japan: `無税`, `6.5%`, `7.4円/kg`, `4.4%＋1.52円/㎡`, `A又はBのうちいずれか高い税率` (the higher) or `低い` (the
 * lower), with `ただし` a floor or a ceiling. A rate in brackets is the rate. Marks, ranges and conditions stay text; null
 * for what is none of these.
 */
export function readJapanRate(printed: string): PrintedRate | null {
  const text = normalised(printed);
  const duty = readWhole(text);
  if (duty !== null) return computable(printed, duty);
  const notation = TEXT_NOTATIONS.find(([pattern]) => pattern.test(text))?.[1];
  if (notation === undefined) return null;
  const treatments = notation === 'byParty' ? treatmentsOf(text) : null;
  return treatments === null ? textOnly(printed, notation) : { ...textOnly(printed, notation), treatments };
}

/** The lowest rate of a Japanese range `(1.7%)〜(2.1%)`; the rate itself where the text is no range; null where there is none. */
export function lowestOfRange(printed: string): PrintedDuty | null {
  const [first = ''] = normalised(printed).split('〜');
  return readWhole(first.trim());
}

function readWhole(text: string): PrintedDuty | null {
  const whole = withoutBrackets(text).replace(/\s/g, '');
  const bounded = /^(.+?)(?:ただし|（ただし)その税率が(.+)を(下|上)回る場合は(.+?)(?:とする）)?$/.exec(whole);
  if (bounded === null) return readChoice(whole);
  const [, base = '', limit = '', side, same = ''] = bounded;
  const of = allOf([readChoice(base), readSum(same)]);
  return limit !== same || of === null ? null : { kind: side === '下' ? 'max' : 'min', of };
}

function readChoice(text: string): PrintedDuty | null {
  const choice = /^(.+)又は(.+)のうちいずれか(高|低)い税率$/.exec(text);
  if (choice === null) return readSum(text);
  const [, first = '', second = '', side] = choice;
  const of = allOf([readSum(first), readSum(second)]);
  return of === null ? null : { kind: side === '高' ? 'max' : 'min', of };
}

function readSum(text: string): PrintedDuty | null {
  const [first = null, ...rest] = text.split('＋').map(readSingle);
  if (rest.length === 0) return first;
  const parts = allOf([first, ...rest]);
  return parts === null ? null : { kind: 'compound', parts };
}

function readSingle(text: string): PrintedDuty | null {
  if (text === '無税') return percent(0);
  const advalorem = /^(\d+(?:\.\d+)?)%$/.exec(text);
  if (advalorem !== null) return percent(Number(advalorem[1]));
  const [, amount = '', per = ''] = /^([\d,]+(?:\.\d+)?)円\/(.+)$/.exec(text) ?? [];
  const unit = UNITS[per];
  if (unit === undefined) return null;
  return { kind: 'specific', amount: Number(amount.replaceAll(',', '')) / unit.of, unit: unit.unit };
}

/** The rate of each named Party; null where lines of the text are about goods too. */
function treatmentsOf(text: string): Treatment[] | null {
  const lines = text.split('\n');
  const treatments = lines.flatMap((line): Treatment[] => {
    const treatment = /^（([^（）]+)に対する待遇）\s*(\S+)$/.exec(line.trim());
    if (treatment === null) return [];
    const [, names = '', printed = ''] = treatment;
    return [{ names: names === '他の締約国' ? [] : names.split(/及び|、/), printed }];
  });
  return treatments.length === lines.length ? treatments : null;
}

function allOf(duties: readonly (PrintedDuty | null)[]): PrintedDuty[] | null {
  const known = duties.filter((duty) => duty !== null);
  return known.length === duties.length ? known : null;
}

function normalised(printed: string): string {
  return printed.replaceAll('\r', '').replaceAll('％', '%').replaceAll('+', '＋').trim();
}

function withoutBrackets(text: string): string {
  return /^[(（][^()（）]*[)）]$/.test(text) ? text.slice(1, -1) : text;
}
