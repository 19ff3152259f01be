import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

const DECLARATIONS = /\/src\/shared\/pages\/[\w-]+\.ts$/;
const NAME = 'facts';

/** Leaves out of the built app what the declarations of pages say for the build and the checks alone. */
export function pageFacts(): Plugin {
  return {
    name: 'page-facts',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (DECLARATIONS.test(id) ? { code: withoutFacts(code), map: null } : null),
  };
}

/** The source without each property `facts` of an object. */
export function withoutFacts(code: string): string {
  const places = placesOf(parseSync('page.ts', code).program).toSorted(
    (one, other) => other.start - one.start,
  );
  return places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
    code,
  );
}

interface Place {
  start: number;
  end: number;
}

function placesOf(node: unknown): Place[] {
  if (typeof node !== 'object' || node === null) return [];
  return isFacts(node) ? [node] : Object.values(node).flatMap(placesOf);
}

const isFacts = (node: object): node is Place =>
  'type' in node &&
  node.type === 'Property' &&
  'key' in node &&
  typeof node.key === 'object' &&
  node.key !== null &&
  'name' in node.key &&
  node.key.name === NAME;
