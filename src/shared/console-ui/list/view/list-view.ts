/** How close the rows of a list are. */
export type Density = 'normal' | 'compact';

/** How a user has arranged a list. */
export interface ListView {
  /** The columns by id; those not in it follow in their usual order. */
  order: readonly string[];
  hidden: readonly string[];
  density: Density;
}

/** A column to arrange. */
export interface Column {
  id: string;
  /** Hidden until a user chooses it. */
  isOptional?: boolean;
}

/** The arrangement of a list that nobody has arranged. */
export const usualView = (columns: readonly Column[]): ListView => ({
  order: [],
  hidden: columns.filter(({ isOptional }) => isOptional).map(({ id }) => id),
  density: 'normal',
});

/** All columns in the user's order. */
export function orderedColumns<C extends Column>(
  columns: readonly C[],
  { order }: Pick<ListView, 'order'>,
): C[] {
  const placeOf = ({ id }: C) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The columns shown; if none would be left, the first. */
export function shownColumns<C extends Column>(columns: readonly C[], view: ListView): C[] {
  const ordered = orderedColumns(columns, view);
  const shown = ordered.filter(({ id }) => !view.hidden.includes(id));
  return shown.length === 0 ? ordered.slice(0, 1) : shown;
}

/** The view with a column shown or hidden. */
export const withShownColumn = (view: ListView, id: string, isShown: boolean): ListView => ({
  ...view,
  hidden: isShown ? view.hidden.filter((each) => each !== id) : [...new Set([...view.hidden, id])],
});

/** The view with a column one place earlier (−1) or later (1); unchanged at the end. */
export function withMoved(view: ListView, columns: readonly Column[], id: string, step: -1 | 1): ListView {
  const order = orderedColumns(columns, view).map((column) => column.id);
  const from = order.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return view;
  return { ...view, order: order.toSpliced(from, 1).toSpliced(to, 0, id) };
}

/** True for a stored view. */
export function isListView(value: unknown): value is ListView {
  if (typeof value !== 'object' || value === null) return false;
  const { order, hidden, density } = value as Readonly<Record<string, unknown>>;
  return areTexts(order) && areTexts(hidden) && (density === 'normal' || density === 'compact');
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
