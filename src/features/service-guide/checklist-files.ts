import { toCsv } from '@/shared/files/csv';

/** One item of a checklist in the reader's language; `article` as the page writes it, empty without one. */
export interface ChecklistLine {
  step: string;
  item: string;
  article: string;
  done: boolean;
}

/** The heads of the CSV file, in the reader's language. */
interface ChecklistHeads {
  step: string;
  item: string;
  article: string;
  done: string;
  yes: string;
  no: string;
}

/** The checklist as plain text: title lines, then each step with its items, ticked ones marked `[x]`. */
export function checklistText(title: readonly string[], lines: readonly ChecklistLine[]): string {
  const steps = [...new Set(lines.map(({ step }) => step))];
  const blocks = steps.map((step) => [
    step,
    ...lines
      .filter((line) => line.step === step)
      .map(
        ({ item, article, done }) => `[${done ? 'x' : ' '}] ${item}${article === '' ? '' : ` (${article})`}`,
      ),
  ]);
  return [title, ...blocks]
    .map((block) => block.join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** The checklist as CSV, one line for each item. */
export function checklistCsv(heads: ChecklistHeads, lines: readonly ChecklistLine[]): string {
  const rows = lines.map((line) => ({ ...line, done: line.done ? heads.yes : heads.no }));
  return toCsv(
    rows,
    (['step', 'item', 'article', 'done'] as const).map((key) => ({ key, label: heads[key] })),
  );
}
