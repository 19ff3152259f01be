import type { ContentRow, ContentVersion } from '@/features/content/content-schema';

/**
 * True if a version was published once and its lines are not those that visitors see, or will see: of a withdrawn
 * edition every published version can be restored, the last one too.
 */
export function isRestorable(
  { values, isPublished }: Pick<ContentRow, 'values' | 'isPublished'>,
  version: Pick<ContentVersion, 'action' | 'values'>,
): boolean {
  if (version.action !== 'publish') return false;
  return !isPublished || version.values['file'] !== values['file'];
}
