import '@/shared/ui/marks/highlight.css';

/** True if a text contains the words of a search, whatever their case. */
export const containsText = (text: string, query: string): boolean =>
  text.toLowerCase().includes(query.toLowerCase());

/** A text with the first match of a search marked. */
export function FoundText({ text, query }: { text: string; query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return text;
  const end = at + query.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
