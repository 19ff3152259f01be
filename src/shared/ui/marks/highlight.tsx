import { matchingParts } from '@/shared/list/matching-parts';
import './highlight.css';

/** A text with the search words marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return matchingParts(text, query).map((part, index) =>
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
