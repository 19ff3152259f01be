/** A name that may be shown in the middle of its land; lengths in pixels at one zoom. */
export interface LabelBox {
  code: string;
  /** The middle of the name. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The width and height of the land under the name. */
  land: { width: number; height: number };
  isChosen: boolean;
}

/**
 * The codes of the names to show: the chosen area's first, then from the largest land down; a name wider than its
 * land or overlapping one already shown needs a closer zoom.
 */
export function visibleLabels(boxes: readonly LabelBox[]): ReadonlySet<string> {
  const ordered = [...boxes].sort(
    (a, b) =>
      Number(b.isChosen) - Number(a.isChosen) || sizeOf(b) - sizeOf(a) || a.code.localeCompare(b.code),
  );
  const shown: LabelBox[] = [];
  for (const box of ordered) {
    const hasRoom = box.isChosen || box.width <= box.land.width;
    if (hasRoom && !shown.some((other) => overlap(box, other))) shown.push(box);
  }
  return new Set(shown.map(({ code }) => code));
}

const sizeOf = ({ land }: LabelBox): number => land.width * land.height;

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
