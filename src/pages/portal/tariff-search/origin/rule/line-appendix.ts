import { appendixRequirement } from '@/domain/rcep';
import type { AppendixRequirement, AppendixRow } from '@/domain/rcep';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';

/**
 * What the importer's Appendix on tariff differentials requires of the lines, or of the six digits if there is no
 * line, on a date (`yyyy-MM-dd`). `unsettled` if the lines differ in it or the answer has no Appendices.
 */
export function appendixOfLines(
  { importer, hs, appendix }: TariffAnswer,
  lines: readonly TariffLine[],
  date: string,
): AppendixRequirement {
  if (appendix === null || hs === null) return { kind: 'unsettled', candidates: [] };
  const codes = lines.length > 0 ? lines.map(({ code }) => code) : [hs];
  const [first, ...others] = codes.map((line) =>
    appendixRequirement({ importer, line, hs, date }, appendix.rows),
  );
  if (first === undefined || others.every((other) => JSON.stringify(other) === JSON.stringify(first)))
    return first ?? { kind: 'none' };
  const concerned = new Set([first, ...others].flatMap((each) => rowsOf(each, appendix.rows)));
  return { kind: 'unsettled', candidates: [...concerned] };
}

function rowsOf(requirement: AppendixRequirement, rows: readonly AppendixRow[]): readonly AppendixRow[] {
  if (requirement.kind === 'unsettled') return requirement.candidates;
  return requirement.kind === 'none' ? [] : rows.filter(({ code }) => code === requirement.code);
}
