/** A node of a graph at its place; the drawing is fitted to its sheet whatever the unit. */
export interface GraphChartNode {
  id: string;
  /** Written beside the node where `isNamed`, and at the pointer. */
  name: string;
  x: number;
  y: number;
  /** Diameter in CSS pixels. */
  size: number;
  /** Which of the shapes and colours of `GRAPH_GROUPS`; null for the one of those without a group. */
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
  /** In the colour of what is selected, and wider. */
  isMarked: boolean;
}

/** What is drawn; the same object as long as nothing of it changes. */
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
