import type { LineTable } from '@/domain/editions';
import { idleEngine } from '@/features/editions/engine/idle-engine';
import { readLines } from '../editions-api';
import type { Find } from '../use-found';

/** The lines of an edition, in a worker: its columns, and those with a text. */
export interface EditionLines {
  columns: LineTable['columns'];
  find: Find<string, readonly string[]>;
}

/** The lines under a name as a query; what an edition is of determines which of their columns are descriptions. */
export const linesQuery = (subject: string, lines: string) => ({
  queryKey: ['content', 'edition', 'lines', subject, lines] as const,
  queryFn: async (): Promise<EditionLines> => {
    const inLoaded = idleEngine(async (engine) => {
      await readLines(lines, (part) => engine.run('addLines', 'after', part));
      return engine;
    });
    const linesWith = (text: string, from: number, count: number) =>
      inLoaded((engine) => engine.run('lines', subject, text, from, count));
    const { columns } = await linesWith('', 0, 0);
    return {
      columns,
      find: async (...wanted) => {
        const { rows, total } = await linesWith(...wanted);
        return { rows: [...rows], total };
      },
    };
  },
  structuralSharing: false,
  // Lines under a name never change.
  staleTime: Infinity,
});
