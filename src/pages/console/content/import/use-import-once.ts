import { useRef } from 'react';
import { importContent } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import { useSession } from '@/features/session/session-store';
import { mayHaveArrived } from '@/shared/api/client/may-have-arrived';
import { restOf, type ImportCounts, type LostImport, type SavedRecords } from './lost-import';
import type { ImportRow } from './read-import';

/**
 * Imports rows of the user. An attempt without an answer may have been carried out: the next one sends only what it has
 * not written, and counts both. Rejects as the call does.
 */
export function useImportOnce(kind: ContentKind) {
  const userId = useSession((session) => session.userId);
  const lost = useRef<readonly LostImport[]>([]);
  const sent = useRef<readonly ImportRow[]>([]);
  return {
    /** `saved`: the records as they are now. */
    run: async (rows: readonly ImportRow[], saved: SavedRecords): Promise<ImportCounts> => {
      const rest = restOf(rows, lost.current, saved, userId);
      sent.current = rest.rows;
      if (rows.length > 0 && rest.rows.length === 0) return rest.done;
      const body = rest.rows.map(({ id, values }) => ({ id, values }));
      const { inserted, updated, unchanged } = await importContent(kind.id, body).catch((error: unknown) => {
        if (mayHaveArrived(error)) lost.current = [...lost.current, { rows: rest.rows, before: saved }];
        throw error;
      });
      return {
        inserted: rest.done.inserted + inserted,
        updated: rest.done.updated + updated,
        unchanged: rest.done.unchanged + unchanged,
      };
    },
    /** The rows of the last attempt, by whose places a refusal names one. */
    sentRows: () => sent.current,
  };
}
