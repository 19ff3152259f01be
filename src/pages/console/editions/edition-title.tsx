import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { LanguageTag } from '@/shared/ui/marks/language-tag';

interface EditionTitleProps {
  row: ContentRow;
  /** Those of a version; by default the working copy. */
  values?: ContentValues;
}

/** The title of an edition in the reader's language, else marked with its own; that of another document as printed. */
export function EditionTitle({ row: { name, values: current }, values = current }: EditionTitleProps) {
  if (values['title'] !== current['title']) return values['title'];
  return (
    <>
      <span lang={name.lang}>{name.text}</span>
      <LanguageTag lang={name.lang} />
    </>
  );
}
