import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { LanguageTag } from '@/shared/ui/marks/language-tag';

interface EditionTitleProps {
  row: ContentRow;
  /** Those of a version; by default the working copy. */
  values?: ContentValues;
}

/**
 * The title of an edition in the reader's language, else marked with its own; that of another document as printed. A
 * title as printed that the server has as English has no mark: its language is nowhere noted.
 */
export function EditionTitle({ row, values = row.values }: EditionTitleProps) {
  const name = nameOf(row, values);
  if (name === null || (name.lang === 'en' && name.text === values['title'])) return values['title'];
  return (
    <>
      <span lang={name.lang}>{name.text}</span>
      <LanguageTag lang={name.lang} />
    </>
  );
}

/** The name that the server sends of the working copy, or of what is published; null for another document. */
function nameOf({ name, values: current, published, publishedName }: ContentRow, { title }: ContentValues) {
  if (title === current['title']) return name;
  return title === published?.['title'] ? publishedName : null;
}
