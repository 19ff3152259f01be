import { CONTENT_KEY } from '@/features/content/content-api';
import { announceContentChange } from '@/shared/api/cache/content-changes';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';

/** Keys of what visitors read: a publication may show in any of them. */
const PORTAL_KEYS = [
  'law',
  'news',
  'riskCase',
  'riskWarning',
  'tbtNotification',
  'home',
  'search',
  'related',
  'sector',
  'change',
  'source',
  'country',
  'hs',
  'tariff',
] as const;

/** Writes records; then refetches what shows them, here and in other tabs. */
export function useContentWrites() {
  const writes = useRowWrites(CONTENT_KEY, ...PORTAL_KEYS.map((key) => [key]));
  return {
    ...writes,
    run: (name: string, write: () => Promise<unknown>, done: string, undelete?: () => Promise<unknown>) =>
      writes.run(
        name,
        async () => {
          await write();
          announceContentChange();
        },
        done,
        undelete,
      ),
    finish: (done: string) => {
      announceContentChange();
      writes.finish(done);
    },
  };
}
