import { foundParts } from '@/shared/list/found-parts';
import './highlight.css';

/** A text in which the words searched for are marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return foundParts(text, query).map((part, index) =>
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
