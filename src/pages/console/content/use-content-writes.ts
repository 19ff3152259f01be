import { CONTENT_KEY } from '@/features/content/content-api';
import { announceContentChange } from '@/shared/api/cache/content-changes';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';

/** Writes records; then reads their lists again, and all tabs of this browser, this one included, what else they show. */
export function useContentWrites() {
  const writes = useRowWrites(CONTENT_KEY);
  return {
    ...writes,
    run: (name: string, write: () => Promise<unknown>, done: string, undelete?: () => Promise<unknown>) =>
      writes.run(
        name,
        async () => {
          await write();
          announceContentChange(CONTENT_KEY);
        },
        done,
        undelete,
      ),
    /** After writes of other parts: reads the lists again. */
    refresh: () => {
      announceContentChange(CONTENT_KEY);
      writes.readAgain();
    },
    finish: (done: string) => {
      announceContentChange(CONTENT_KEY);
      writes.finish(done);
    },
  };
}
