import { announceContentChange } from '@/shared/api/cache/content-changes';
import { CONTENT_KEY } from '@/features/content/content-api';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';

/** Query keys of the portal's answers that depend on editions. */
const PORTAL_KEYS = [['tariff'], ['hs'], ['sector'], ['source']];

/** Writes editions; then refetches what shows them, here and in other tabs. */
export function useEditionWrites() {
  const writes = useRowWrites(CONTENT_KEY, ...PORTAL_KEYS);
  return {
    ...writes,
    run: async (name: string, write: () => Promise<unknown>, done: string) => {
      await writes.run(
        name,
        async () => {
          await write();
          announceContentChange();
        },
        done,
      );
    },
  };
}
