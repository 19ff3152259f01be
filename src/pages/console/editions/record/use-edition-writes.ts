import { announceContentChange } from '@/shared/api/cache/content-changes';
import { CONTENT_KEY } from '@/features/content/content-api';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';

/** Query keys of the portal's answers that depend on editions. */
const PORTAL_KEYS = [['tariff'], ['hs'], ['sector'], ['home'], ['source']];

/** Writes editions; then refetches what shows them, here and in other tabs. True if it was written. */
export function useEditionWrites() {
  const writes = useRowWrites(CONTENT_KEY, ...PORTAL_KEYS);
  return {
    ...writes,
    run: (name: string, write: () => Promise<unknown>, done: string): Promise<boolean> =>
      writes.run(
        name,
        async () => {
          await write();
          announceContentChange();
        },
        done,
      ),
  };
}
