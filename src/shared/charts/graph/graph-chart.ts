/** A node of a graph with its position; the drawing is fitted to its sheet in any unit. */
export interface GraphChartNode {
  id: string;
  /** Shown beside the node if `isNamed`, and on hover. */
  name: string;
  x: number;
  y: number;
  /** Diameter in CSS pixels. */
  size: number;
  /** Which of the shapes and colours of `GRAPH_GROUPS`; null without a group. */
  group: number | null;
  /** Only an outline: withdrawn, or not in force yet. */
  isHollow: boolean;
  isNamed: boolean;
  /** With a strong edge: selected, on a path, or found. */
  isMarked: boolean;
}

/** A directed line of a graph; `style` is one of `LINK_STYLES`. */
export interface GraphChartLink {
  id: string;
  from: string;
  to: string;
  style: LinkStyle;
  /** In the selection colour, and wider. */
  isMarked: boolean;
}

/** The graph to draw; a stable object while nothing changes. */
export interface GraphChart {
  nodes: readonly GraphChartNode[];
  links: readonly GraphChartLink[];
}

/** Dashes of each line style, in CSS pixels; a solid line has none (look §2, never by colour alone). */
export const LINK_STYLES = {
  solid: [],
  dash: [6, 3],
  dot: [2, 3],
  dashDot: [9, 3, 2, 3],
  long: [12, 4],
} as const satisfies Record<string, readonly number[]>;
export type LinkStyle = keyof typeof LINK_STYLES;

/** Shape and colour of each group, and last those of nodes without one. */
export const GRAPH_GROUPS = [
  { symbol: 'circle', colour: 's1' },
  { symbol: 'rect', colour: 's2' },
  { symbol: 'triangle', colour: 's3' },
  { symbol: 'diamond', colour: 's4' },
] as const;
export const NO_GROUP = { symbol: 'circle', colour: 's6' } as const;
