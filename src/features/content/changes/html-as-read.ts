import { htmlLines } from '@/shared/ui/html/html-words';

/**
 * Two HTML texts as lines of what readers see, so that a change of the words is not lost in tags; as they are if only the
 * tags differ. Null is an empty field.
 */
export function htmlAsRead(
  before: string | null,
  after: string | null,
): [before: string | null, after: string | null] {
  const [old, now] = [read(before), read(after)];
  return old === now ? [before, after] : [old, now];
}

const read = (html: string | null): string | null => (html === null ? null : htmlLines(html).join('\n'));
