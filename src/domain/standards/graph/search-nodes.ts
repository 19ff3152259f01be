import type { Graph, GraphNode } from './graph';

/**
 * The nodes in one of whose texts every word is found, whatever the case, the width of signs and the spaces within numbers
 * (`gb18401` finds `GB 18401`): a text that begins with the first word before others, else in the order of the graph.
 * Without a word there are none.
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
