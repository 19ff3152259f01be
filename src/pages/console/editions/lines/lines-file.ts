import { fileOfLines } from '@/domain/editions';
import { csvLine } from '@/shared/files/csv';
import { readLines } from '../editions-api';

/** All lines under a name as a CSV file that an import reads as the same lines. */
export async function linesFile(subject: string, lines: string): Promise<Blob> {
  const parts: string[] = [];
  await readLines(lines, async (part) => {
    const { columns, rows } = fileOfLines(part, subject);
    if (parts.length === 0) parts.push(`\ufeff${csvLine(columns)}`);
    parts.push(...rows.map((cells) => `\r\n${csvLine(cells)}`));
  });
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** The name of such a file: what the edition is of, and its first day. */
export const linesFileName = (subject: string, validFrom: unknown): string =>
  [subject, validFrom].filter((part) => typeof part === 'string' && part !== '').join('-') + '.csv';
