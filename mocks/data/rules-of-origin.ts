import type { RuleRecord } from '@/features/tariffs/tariffs-schema';

/**
 * Product-specific rules of Annex 3A that are held, as the Agreement prints them for chapters, headings and
 * subheadings. A code that no entry covers has no rule here: it is never guessed. As of 2020-11-15, HS 2012, unless said.
 */
const printed: Record<string, string[]> = {
  WO: ['0701', '0702', '0703', '0704', '0705', '0706', '0707', '0708'],
  CC: [
    ...['0502', '0505', '0506', '1301', '1501', '1502', '14'],
    ...['130211', '130212', '130213', '130220', '130231', '130232', '130239'],
    ...['030492', '030493', '030494', '030495', '030499'],
  ],
  'CC except from chapter 01': ['0504'],
  'CC except from subheading 1211.20': ['130219'],
  'CTH or RVC40': [
    ...['271012', '271019', '271020', '280110', '280200', '280300'],
    ...['851890', '8519', '8521', '8522', '8538', '92', '93', '94', '95'],
  ],
  'CTSH or RVC40': [
    ...['280120', '280130', '851711', '851712', '851718', '851761', '851840', '851850'],
    ...['853910', '853921', '853922', '854020', '854040', '854060', '854071', '854079'],
  ],
};

/** Rules in HS 2022, read in the circular that puts the list of the Joint Committee into Vietnamese law. */
const inCircular: Record<string, string[]> = {
  CC: ['61', '62', '63'],
  'CC or RVC40': ['630622', '630629', '630630', '630720'],
  RVC40: ['8703'],
  'CTSH or RVC40': ['850940', '850980'],
  'CTH or RVC40': ['850990'],
};

/** The rules as records. */
export const rulesOfOrigin: RuleRecord[] = [
  ...Object.entries(printed).flatMap(([text, codes]) =>
    codes.map((code): RuleRecord => ({
      text,
      code,
      hsEdition: 2012,
      mark: 'fact',
      sourceId: 'rcep-annex-3a',
    })),
  ),
  ...Object.entries(inCircular).flatMap(([text, codes]) =>
    codes.map((code): RuleRecord => ({
      text,
      code,
      hsEdition: 2022,
      mark: 'fact',
      sourceId: 'vn-circular-32-2022',
    })),
  ),
];

/** The rule printed for the longest part of `hs`; null where none is held. */
export function ruleFor(hs: string): RuleRecord | null {
  const covering = rulesOfOrigin.filter((rule) => hs.startsWith(rule.code));
  return covering.toSorted((a, b) => b.code.length - a.code.length)[0] ?? null;
}
