import type { TextFunction } from '@/shared/i18n/text-keys';
import { toCsv } from '@/shared/files/csv';
import type { CsvCell } from '@/shared/files/csv';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import type { SpectrumWords } from '../spectrum-words';
import { titleOf } from '../spectrum-words';
import type { StandardsGraph } from '../state/standard-graph';

/** Downloads the shown standards as a file, each with its mark and the reader's note. */
export function downloadStandards(
  { nodes }: StandardsGraph,
  words: SpectrumWords,
  t: TextFunction<'spectrum'>,
): void {
  const columns = ['number', 'title', 'country', 'body', 'sector', 'status', 'mark', 'note'] as const;
  const rows = [...nodes.values()].map((node): Record<(typeof columns)[number], CsvCell> => {
    const { number, country, body, sector, status, mark, note } = node.value;
    return {
      number,
      title: titleOf(node),
      country: words.country(country),
      body,
      sector: sector && words.sector(sector),
      status: words.status(status),
      mark: words.mark(mark),
      note,
    };
  });
  save(
    'standards',
    rows,
    columns.map((key) => ({ key, label: t(`spectrum:column.${key}`) })),
  );
}

/** Downloads the shown relations as a file, each with its degree and mark. */
export function downloadRelations(
  graph: StandardsGraph,
  words: SpectrumWords,
  t: TextFunction<'spectrum'>,
): void {
  const columns = ['from', 'kind', 'degree', 'to', 'mark'] as const;
  const rows = [...graph.edges.values()].map(
    ({ from, to, value }): Record<(typeof columns)[number], CsvCell> => ({
      from: words.nameOf(from, graph),
      kind: words.kind(value.kind),
      degree: value.degree,
      to: words.nameOf(to, graph),
      mark: words.mark(value.mark),
    }),
  );
  save(
    'standard-relations',
    rows,
    columns.map((key) => ({ key, label: t(`spectrum:column.${key}`) })),
  );
}

const save = (
  name: string,
  rows: readonly Record<string, CsvCell>[],
  columns: { key: string; label: string }[],
): void => downloadText(`${name}-${todayIso()}.csv`, 'text/csv', toCsv(rows, columns));
