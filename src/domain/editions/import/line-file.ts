import { printedRule } from '../../rcep';
import { isRules } from './edition-subject';
import { ruleLinesOf } from './rule-lines';
import type { LineTable } from './tariff-layout';

/** Lines of an edition as the head and the rows of a file that is read as the same lines. */
export function fileOfLines(table: LineTable, subject: string): LineTable {
  if (!isRules(subject)) return table;
  return {
    columns: ['code', 'rule'],
    rows: ruleLinesOf(table).map((line) => [line.code, printedRule(line)]),
  };
}
