/** A position in a plane without units. */
export interface NodePosition {
  x: number;
  y: number;
}

interface Body extends NodePosition {
  id: string;
  /** Its displacement in this step. */
  dx: number;
  dy: number;
  others: Body[];
}

/** How long bodies move, and how fast they come to rest; many in fewer steps, to be seen sooner. */
const PACE = { steps: 160, cooling: 0.97 };
const PACE_OF_MANY = { steps: 70, cooling: 0.93 };
const MANY = 500;
/** The approximate distance at which connected nodes settle. */
const REST = 30;
/** Nodes further apart than this do not push each other. */
const REACH = REST * 3;
const GRAVITY = 0.02;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * A position for each node: connected ones close together, all of them apart (Fruchterman and Reingold 1991,
 * repulsion within a grid). Deterministic: the same graph gives the same picture. Links without both ends are left
 * out.
 */
export function graphLayout(
  ids: readonly string[],
  links: readonly { from: string; to: string }[],
): Map<string, NodePosition> {
  const bodies = bodiesOf(ids, links);
  const { steps, cooling } = bodies.length > MANY ? PACE_OF_MANY : PACE;
  let heat = REST * 3;
  for (let step = 0; step < steps; step += 1) {
    pullToCentre(bodies);
    repel(bodies);
    attract(bodies);
    move(bodies, heat);
    heat *= cooling;
  }
  return new Map(bodies.map(({ id, x, y }) => [id, { x, y }]));
}

/** Bodies along a spiral, each close to those it is connected to, the one with most links in the middle. */
function bodiesOf(ids: readonly string[], links: readonly { from: string; to: string }[]): Body[] {
  const bodies = new Map(ids.map((id): [string, Body] => [id, { id, x: 0, y: 0, dx: 0, dy: 0, others: [] }]));
  for (const link of links) {
    const [from, to] = [bodies.get(link.from), bodies.get(link.to)];
    if (from === undefined || to === undefined || from === to) continue;
    from.others.push(to);
    to.others.push(from);
  }
  const order = new Set<Body>();
  for (const start of [...bodies.values()].toSorted((a, b) => b.others.length - a.others.length)) {
    if (order.has(start)) continue;
    const part = new Set([start]);
    for (const { others } of part) for (const other of others) part.add(other);
    for (const body of part) order.add(body);
  }
  [...order].forEach((body, rank) => {
    const radius = REST * 0.7 * Math.sqrt(rank);
    body.x = radius * Math.cos(rank * GOLDEN_ANGLE);
    body.y = radius * Math.sin(rank * GOLDEN_ANGLE);
  });
  return [...order];
}

function pullToCentre(bodies: readonly Body[]): void {
  for (const body of bodies) {
    body.dx = -body.x * GRAVITY;
    body.dy = -body.y * GRAVITY;
  }
}

/** Bodies within reach repel each other, the closer the stronger; each pair is visited once. */
function repel(bodies: readonly Body[]): void {
  const grid = new Map<number, Body[]>();
  for (const body of bodies) {
    const number = cellOf(body);
    const cell = grid.get(number) ?? [];
    pushAll(body, cell);
    cell.push(body);
    grid.set(number, cell);
  }
  for (const [number, cell] of grid)
    for (const near of HALF_AROUND) {
      const others = grid.get(number + near);
      if (others !== undefined) for (const body of cell) pushAll(body, others);
    }
}

/** Cells of a row are numbered consecutively; this is the offset of the next row. */
const ROW = 2 ** 20;
/** The neighbouring cells after a cell; the others visit it themselves. */
const HALF_AROUND = [1, ROW - 1, ROW, ROW + 1];
const cellOf = ({ x, y }: Body) => Math.floor(y / REACH) * ROW + Math.floor(x / REACH);

/** Pushes a body and each of the others apart. */
function pushAll(body: Body, others: readonly Body[]): void {
  const { x: bodyX, y: bodyY } = body;
  let [dx, dy] = [0, 0];
  for (const other of others) {
    const x = bodyX - other.x;
    const y = bodyY - other.y;
    const square = x * x + y * y;
    // Two bodies never start at the same position, and repulsion keeps them apart.
    if (square === 0 || square > REACH * REACH) continue;
    const force = (REST * REST) / square;
    dx += x * force;
    dy += y * force;
    other.dx -= x * force;
    other.dy -= y * force;
  }
  body.dx += dx;
  body.dy += dy;
}

/**
 * Connected bodies attract each other, the further apart the stronger; a body with many links shares its pull among
 * them.
 */
function attract(bodies: readonly Body[]): void {
  for (const body of bodies)
    for (const other of body.others) {
      const x = other.x - body.x;
      const y = other.y - body.y;
      const share = Math.max(body.others.length, other.others.length);
      const force = Math.sqrt((x * x + y * y) / share) / REST;
      body.dx += x * force;
      body.dy += y * force;
    }
}

function move(bodies: readonly Body[], heat: number): void {
  for (const body of bodies) {
    const length = Math.sqrt(body.dx * body.dx + body.dy * body.dy);
    const scale = length > heat ? heat / length : 1;
    body.x += body.dx * scale;
    body.y += body.dy * scale;
  }
}
