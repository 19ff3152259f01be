import { UNIT_WORDS } from './unit-words';

/** What is measured; values of two quantities are never compared. A mass fraction is mg/kg, ppm or %; a mass concentration is mg/m³ or mg/L. */
export type Quantity =
  | 'length'
  | 'mass'
  | 'pressure'
  | 'temperature'
  | 'voltage'
  | 'current'
  | 'energy'
  | 'force'
  | 'torque'
  | 'time'
  | 'massFraction'
  | 'volumeFraction'
  | 'massConcentration'
  | 'grade'
  | 'acidity'
  | 'number';

/** A unit: `value * factor + offset` is the value in the base unit of its quantity. `id` is its plain spelling. */
export interface Unit {
  id: string;
  quantity: Quantity;
  factor: number;
  offset: number;
}

/**
 * The unit of a printed spelling (`mg/kg`, `㎎/㎏`, `MPA`, `µg/m³`), null where it is not in the table. Case matters if
 * it distinguishes two units (mN, MN) and in single letters.
 */
export function findUnit(spelling: string): Unit | null {
  const plain = plainUnit(spelling);
  const known = UNIT_WORDS[plain] ?? plain;
  return EXACT.get(known) ?? (known.length > 1 ? LOWER_CASE.get(known.toLowerCase()) : undefined) ?? null;
}

/** A spelling without typography: width, spaces, the two signs of micro, raised digits. */
export const plainUnit = (spelling: string): string =>
  spelling
    .normalize('NFKC')
    .replaceAll(/[\u00b5\u03bc]/g, 'u')
    .replaceAll(/[\s^]/g, '')
    .replaceAll('\u2103', '°C');

const PREFIXES = { '': 1, p: 1e-12, n: 1e-9, u: 1e-6, m: 1e-3, c: 1e-2, k: 1e3, M: 1e6, G: 1e9 } as const;

/** Units that take prefixes, with their factor to the base unit (SI). */
const PREFIXED: readonly (readonly [Quantity, string, number])[] = [
  ['length', 'm', 1],
  ['mass', 'g', 1e-3],
  ['pressure', 'Pa', 1],
  ['pressure', 'bar', 1e5],
  ['voltage', 'V', 1],
  ['current', 'A', 1],
  ['energy', 'J', 1],
  ['energy', 'Wh', 3600],
  ['energy', 'cal', 4.184],
  ['energy', 'eV', 1.602176634e-19],
  ['force', 'N', 1],
  ['force', 'gf', 9.80665e-3],
  ['time', 's', 1],
];

/** Units by themselves: quantity, spelling, factor, offset. Exact by definition (SI brochure; international yard and pound, 1959). */
const SINGLE: readonly (readonly [Quantity, string, number, number?])[] = [
  ['length', 'in', 0.0254],
  ['length', 'ft', 0.3048],
  ['mass', 't', 1000],
  ['mass', 'lb', 0.45359237],
  ['mass', 'oz', 0.028349523125],
  ['pressure', 'N/mm2', 1e6],
  ['pressure', 'N/m2', 1],
  ['pressure', 'kgf/cm2', 98066.5],
  ['pressure', 'psi', 6894.757293168],
  ['pressure', 'atm', 101325],
  ['pressure', 'mmHg', 133.322387415],
  ['temperature', 'K', 1],
  ['temperature', '°C', 1, 273.15],
  ['temperature', '°F', 5 / 9, 459.67 * (5 / 9)],
  ['time', 'min', 60],
  ['time', 'h', 3600],
  ['time', 'd', 86400],
  ['force', 'lbf', 4.4482216152605],
  ['torque', 'Nm', 1],
  ['massFraction', '%', 1e-2],
  ['massFraction', 'ppm', 1e-6],
  ['massFraction', 'ppb', 1e-9],
  ['volumeFraction', 'vol%', 1e-2],
  ['volumeFraction', 'ppmv', 1e-6],
  ['volumeFraction', 'ppbv', 1e-9],
  ['grade', 'grade', 1],
  ['acidity', 'pH', 1],
  ['number', '1', 1],
];

const UNITS: readonly Unit[] = [
  ...PREFIXED.flatMap(([quantity, symbol, factor]) =>
    Object.entries(PREFIXES).map(([prefix, power]) => unit(quantity, prefix + symbol, factor * power)),
  ),
  ...ratios('massFraction', ['g', 'kg', 't'], { g: 1, kg: 1e3, t: 1e6 }),
  ...ratios('massConcentration', ['m3', 'L', 'mL'], { m3: 1, L: 1e-3, mL: 1e-6 }),
  ...SINGLE.map(([quantity, id, factor, offset]) => unit(quantity, id, factor, offset)),
];

const EXACT = new Map(UNITS.map((one) => [one.id, one]));

/** By spelling in lower case; spellings that two units share in it are left out. */
const LOWER_CASE = new Map(
  UNITS.filter((one) => UNITS.every((other) => other === one || !isSpelledAlike(one, other))).map((one) => [
    one.id.toLowerCase(),
    one,
  ]),
);

function isSpelledAlike(one: Unit, other: Unit): boolean {
  return one.id.toLowerCase() === other.id.toLowerCase();
}

function unit(quantity: Quantity, id: string, factor: number, offset = 0): Unit {
  return { id, quantity, factor, offset };
}

/** Masses (ng to kg) by mass in grams, or by volume in cubic metres. */
function ratios<Below extends string>(
  quantity: Quantity,
  below: readonly Below[],
  size: Readonly<Record<Below, number>>,
): Unit[] {
  return Object.entries({ ng: 1e-9, ug: 1e-6, mg: 1e-3, g: 1, kg: 1e3 }).flatMap(([above, grams]) =>
    below.map((each) => unit(quantity, `${above}/${each}`, grams / size[each])),
  );
}
