import type { StandardNode, StandardsGraph } from '../state/standard-graph';
import type { SpectrumWords } from '../spectrum-words';

export const COLUMNS = ['number', 'title', 'country', 'body', 'sector', 'status', 'relations'] as const;
export type Column = (typeof COLUMNS)[number];

/** A standard of the table with the number of its shown relations. */
export interface StandardRow {
  node: StandardNode;
  relations: number;
}

/** Order of the table: the column in the address (prefix `-`: descending); by number by default. */
export function readSort(text: string): { column: Column; isDescending: boolean } {
  const isDescending = text.startsWith('-');
  const column = COLUMNS.find((name) => name === text.replace(/^-/, ''));
  return column === undefined ? { column: 'number', isDescending: false } : { column, isDescending };
}

/** The shown standards in the order of a column; ties are ordered by number. */
export function tableRows(
  { nodes, edges }: StandardsGraph,
  sort: { column: Column; isDescending: boolean },
  words: Pick<SpectrumWords, 'country' | 'sector' | 'status'>,
  language: string,
): StandardRow[] {
  const relations = new Map<string, number>();
  for (const { from, to } of edges.values())
    for (const id of [from, to]) relations.set(id, (relations.get(id) ?? 0) + 1);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const textOf = ({ node: { value } }: StandardRow): string => {
    switch (sort.column) {
      case 'number':
      case 'body':
        return value[sort.column];
      case 'title':
        return value.title?.text ?? '';
      case 'country':
        return words.country(value.country);
      case 'sector':
        return words.sector(value.sector);
      case 'status':
        return words.status(value.status);
      case 'relations':
        return '';
    }
  };
  const sign = sort.isDescending ? -1 : 1;
  return [...nodes.values()]
    .map((node) => ({ node, relations: relations.get(node.id) ?? 0 }))
    .map((row) => ({ row, text: textOf(row) }))
    .toSorted(
      (a, b) =>
        sign * (sort.column === 'relations' ? a.row.relations - b.row.relations : compare(a.text, b.text)) ||
        compare(a.row.node.value.number, b.row.node.value.number),
    )
    .map(({ row }) => row);
}
