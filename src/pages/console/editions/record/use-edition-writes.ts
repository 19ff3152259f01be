import { announceContentChange } from '@/shared/api/cache/content-changes';
import { CONTENT_KEY } from '@/features/content/content-api';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';

/** Writes editions; then reads their lists again, and all tabs of this browser, this one included, what else they show. */
export function useEditionWrites() {
  const writes = useRowWrites(CONTENT_KEY);
  return {
    ...writes,
    /** True if it was written. */
    run: (name: string, write: () => Promise<unknown>, done: string): Promise<boolean> =>
      writes.run(
        name,
        async () => {
          await write();
          announceContentChange(CONTENT_KEY);
        },
        done,
      ),
  };
}
