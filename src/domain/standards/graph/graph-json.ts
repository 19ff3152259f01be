import type { GraphEdge, GraphNode, GraphRefusal } from './graph';
import type { GraphOperation } from './graph-operation';
import { EMPTY_LOG, graphFrom, openStore } from './graph-store';
import type { GraphStore } from './graph-store';

/** Parses the values of a graph's nodes and edges, whole or in part: a new object of the known fields, or null. */
export interface GraphCodec<N extends object, E extends object> {
  node: (value: unknown) => N | null;
  nodeChange: (value: unknown) => Partial<N> | null;
  edge: (value: unknown) => E | null;
  edgeChange: (value: unknown) => Partial<E> | null;
}

/** Why a text is not a valid graph. */
export type GraphFileError = 'tooLarge' | 'notJson' | 'notGraph' | GraphRefusal;

/** Maximum characters, nodes, edges and operations of a file. */
export const GRAPH_FILE_LIMITS = {
  characters: 10_000_000,
  nodes: 10_000,
  edges: 30_000,
  operations: 10_000,
} as const;

const FORMAT = 'standards-graph';
const VERSION = 1;

/** A store as JSON: its initial graph and its log. */
export function writeGraph<N extends object, E extends object>({ start, log }: GraphStore<N, E>): string {
  const file = {
    format: FORMAT,
    version: VERSION,
    kind: start.kind,
    nodes: [...start.nodes.values()],
    edges: [...start.edges.values()],
    log,
  };
  return JSON.stringify(file, null, 1);
}

/**
 * The store of a text from `writeGraph`. All or nothing: anything unknown, duplicate or dangling, and any refused
 * operation, rejects the file.
 */
export function readGraph<N extends object, E extends object>(
  text: string,
  codec: GraphCodec<N, E>,
): { store: GraphStore<N, E> } | { error: GraphFileError } {
  if (text.length > GRAPH_FILE_LIMITS.characters) return { error: 'tooLarge' };
  const file = parsed(text);
  if (file === undefined) return { error: 'notJson' };
  if (!isRecord(file) || file['format'] !== FORMAT || file['version'] !== VERSION)
    return { error: 'notGraph' };
  const { kind, log } = file;
  if ((kind !== 'general' && kind !== 'tree') || !isRecord(log)) return { error: 'notGraph' };
  const { nodes, edges, operations } = GRAPH_FILE_LIMITS;
  const allNodes = listOf(file['nodes'], nodes, (entry) => nodeOf(entry, codec));
  const allEdges = listOf(file['edges'], edges, (entry) => edgeOf(entry, codec));
  const done = listOf(log['done'], operations, (entry) => operationOf(entry, codec));
  const undone = listOf(log['undone'], operations, (entry) => operationOf(entry, codec));
  if (allNodes === null || allEdges === null || done === null || undone === null)
    return { error: 'notGraph' };
  const built = graphFrom(kind, allNodes, allEdges);
  if ('refused' in built) return { error: built.refused };
  return withLog(openStore(built.graph), done, undone);
}

/** The operations of an untrusted list; null if one of them is invalid. */
export const readOperations = <N extends object, E extends object>(
  value: unknown,
  codec: GraphCodec<N, E>,
): GraphOperation<N, E>[] | null =>
  listOf(value, GRAPH_FILE_LIMITS.operations, (entry) => operationOf(entry, codec));

function withLog<N extends object, E extends object>(
  { start }: GraphStore<N, E>,
  done: readonly GraphOperation<N, E>[],
  undone: readonly GraphOperation<N, E>[],
): { store: GraphStore<N, E> } | { error: GraphFileError } {
  const store = openStore(start, { done, undone });
  // Undone operations must be valid too, in sequence.
  const whole = openStore(start, { ...EMPTY_LOG, done: [...done, ...undone.toReversed()] });
  return whole.pending.length === 0 ? { store } : { error: 'notGraph' };
}

function nodeOf<N extends object, E extends object>(
  entry: unknown,
  codec: GraphCodec<N, E>,
): GraphNode<N> | null {
  if (!isRecord(entry) || !isId(entry['id'])) return null;
  const value = codec.node(entry['value']);
  return value && { id: entry['id'], value };
}

function edgeOf<N extends object, E extends object>(
  entry: unknown,
  codec: GraphCodec<N, E>,
): GraphEdge<E> | null {
  if (!isRecord(entry) || !isId(entry['id']) || !isId(entry['from']) || !isId(entry['to'])) return null;
  const value = codec.edge(entry['value']);
  return value && { id: entry['id'], from: entry['from'], to: entry['to'], value };
}

function operationOf<N extends object, E extends object>(
  entry: unknown,
  codec: GraphCodec<N, E>,
): GraphOperation<N, E> | null {
  if (!isRecord(entry)) return null;
  const { type, id } = entry;
  if (type === 'addNode') {
    const node = nodeOf(entry['node'], codec);
    return node && { type, node };
  }
  if (type === 'addEdge') {
    const edge = edgeOf(entry['edge'], codec);
    return edge && { type, edge };
  }
  if (!isId(id)) return null;
  if (type === 'removeNode' || type === 'removeEdge') return { type, id };
  if (type === 'changeNode') {
    const change = codec.nodeChange(entry['change']);
    return change && { type, id, change };
  }
  if (type === 'changeEdge') {
    const change = codec.edgeChange(entry['change']);
    return change && { type, id, change };
  }
  return null;
}

/** The entries of a list if all of them are valid; null otherwise. */
function listOf<T>(value: unknown, most: number, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const entries = value.map(read).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MAX_ID_LENGTH = 200;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
