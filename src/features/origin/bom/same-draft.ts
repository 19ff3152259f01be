import { isBlankRow } from './bom';
import type { BomDraft, BomRow } from './bom';

/** True if two drafts are equal, field by field; blank rows do not count, as no link includes them. */
export function isSameDraft(a: BomDraft, b: BomDraft): boolean {
  const { rows, amounts, ...answers } = a;
  const { rows: otherRows, amounts: otherAmounts, ...otherAnswers } = b;
  return (
    hasSameFields(answers, otherAnswers) &&
    hasSameFields(amounts, otherAmounts) &&
    hasSameRows(statedRows(rows), statedRows(otherRows))
  );
}

const statedRows = (rows: readonly BomRow[]) => rows.filter((row) => !isBlankRow(row));

function hasSameRows(a: readonly BomRow[], b: readonly BomRow[]): boolean {
  return (
    a.length === b.length &&
    a.every((row, index) => {
      const other = b[index];
      return other !== undefined && hasSameFields(row, other);
    })
  );
}

function hasSameFields<T extends object>(a: T, b: T): boolean {
  return (Object.keys({ ...a, ...b }) as (keyof T)[]).every((key) => a[key] === b[key]);
}
