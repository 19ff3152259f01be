import { foundParts } from '@/shared/list/found-parts';
import './highlight.css';

/** A text with the search words marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return foundParts(text, query).map((part, index) =>
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
