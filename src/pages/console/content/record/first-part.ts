import type { ContentRow } from '@/features/content/content-schema';
import { refusalOfRow, type Actor } from '@/features/content/record-state';
import type { RecordPart } from '../use-content-place';

/**
 * The part that a record opens with: for users who may publish it what it changes, or the preview where nothing is
 * published; else the form. `row` is null for a new record.
 */
export function firstPartOf(row: ContentRow | null, actor: Actor): RecordPart {
  if (row === null) return 'edit';
  if (row.state !== 'review' || refusalOfRow('publish', row, actor) !== null) return 'edit';
  return row.isPublished ? 'versions' : 'preview';
}
