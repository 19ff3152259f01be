import type { RuleRecord } from '@/features/tariffs/tariffs-schema';
import packed from '../packed/rules.json';

/**
 * The product-specific rules in HS 2022 as records, for chapters, headings and subheadings: the list of the Joint
 * Committee, from the circular that puts it into Vietnamese law. No code is covered by two of them.
 */
export const rulesOfOrigin: RuleRecord[] = packed.rows.map(
  ([code = '', holds = '', otherwise, id = '']): RuleRecord => ({
    text: otherwise === undefined ? holds : `${holds} | ${otherwise}`,
    code,
    hsEdition: 2022,
    mark: 'fact',
    sourceId: packed.sourceId,
    ...(otherwise !== undefined && { condition: { id, holds, otherwise } }),
  }),
);

const byCode = new Map(rulesOfOrigin.map((rule) => [rule.code, rule]));

/**
 * The rule printed for the subheading, else for the heading, else for the chapter of a code; null for an unknown
 * chapter.
 */
export function ruleFor(hs: string): RuleRecord | null {
  const parts = [6, 4, 2].map((length) => byCode.get(hs.slice(0, length)));
  return parts.find((rule) => rule !== undefined) ?? null;
}
