import type { Graph, GraphNode } from './graph';

/**
 * The nodes with a text that contains every word, ignoring case, width and spaces within numbers (`gb18401` finds `GB
 * 18401`): those that begin with the first word first, else in the order of the graph. None without a word.
 */
export function searchNodes<N extends object, E extends object>(
  { nodes }: Graph<N, E>,
  words: string,
  textsOf: (node: GraphNode<N>) => readonly string[],
): GraphNode<N>[] {
  const wanted = folded(words).split(' ').filter(Boolean);
  const [first] = wanted;
  if (first === undefined) return [];
  const found = [...nodes.values()].flatMap((node) => {
    const texts = textsOf(node).map(folded);
    const whole = texts.flatMap((text) => [text, text.replaceAll(' ', '')]).join('\n');
    if (!wanted.every((word) => whole.includes(word))) return [];
    const begins = texts.some((text) => text.startsWith(first) || text.replaceAll(' ', '').startsWith(first));
    return [{ node, begins }];
  });
  return found.toSorted((a, b) => Number(b.begins) - Number(a.begins)).map(({ node }) => node);
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
