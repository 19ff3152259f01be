import type { TextPart } from './changed-parts';

interface MarkedTextProps {
  /** Empty for an empty text. */
  parts: readonly TextPart[];
  /** The element of a part that only this text has. */
  as: 'del' | 'ins';
}

/** A text with the parts marked that another one lacks; a dash if it is empty. */
export function MarkedText({ parts, as: Mark }: MarkedTextProps) {
  if (parts.length === 0) return '—';
  return parts.map(({ text, isChanged }, at) => {
    if (!isChanged || text === '') return text;
    return (
      // Parts have no identity of their own but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Mark key={at} className={parts.length > 1 ? 'difference-part' : undefined}>
        {text}
      </Mark>
    );
  });
}
