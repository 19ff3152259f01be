import { apportion, type CompositeChange, type RiskComponentId } from '@/domain/indices';

const PER_POINT = 100;

/** A change as it is printed, to two places: of one component (null without data in either year), or of all. */
export interface ShownChange {
  id: RiskComponentId | 'total';
  points: number | null;
}

/** The changes of the components and their total, rounded so that the printed numbers add up. */
export function shownChange({ parts }: CompositeChange<RiskComponentId>): ShownChange[] {
  const available = parts.flatMap(({ id, change }) => (change === null ? [] : [{ id, change }]));
  const units = new Map(
    apportion(available, ({ change }) => change * PER_POINT).map((part) => [part.item.id, part.units]),
  );
  const total = [...units.values()].reduce((sum, part) => sum + part, 0);
  const pointsOf = (part: number | undefined) => (part === undefined ? null : part / PER_POINT);
  return [
    ...parts.map(({ id }) => ({ id, points: pointsOf(units.get(id)) })),
    { id: 'total', points: total / PER_POINT },
  ];
}
