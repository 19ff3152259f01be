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

/** The rules as records; for chapters 61 to 63 it is not checked that each heading follows the rule stated for its chapter. */
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
  { text: 'RVC40', code: '8703', hsEdition: 2012, mark: 'fact', sourceId: 'rcep-annex-3a-8703' },
  { text: 'CTSH or RVC40', code: '850940', hsEdition: 2022, mark: 'fact', sourceId: 'rcep-annex-3a-2022' },
  { text: 'CTSH or RVC40', code: '850980', hsEdition: 2022, mark: 'fact', sourceId: 'rcep-annex-3a-2022' },
  { text: 'CTH or RVC40', code: '850990', hsEdition: 2022, mark: 'fact', sourceId: 'rcep-annex-3a-2022' },
  { text: 'CC', code: '61', hsEdition: 2012, mark: 'unchecked', sourceId: 'rcep-textile-rules' },
  { text: 'CC', code: '62', hsEdition: 2012, mark: 'unchecked', sourceId: 'rcep-textile-rules' },
  { text: 'CC or RVC40', code: '63', hsEdition: 2012, mark: 'unchecked', sourceId: 'rcep-textile-rules' },
];

/** The rule printed for the longest part of `hs`; null where none is held. */
export function ruleFor(hs: string): RuleRecord | null {
  const covering = rulesOfOrigin.filter((rule) => hs.startsWith(rule.code));
  return covering.toSorted((a, b) => b.code.length - a.code.length)[0] ?? null;
}
