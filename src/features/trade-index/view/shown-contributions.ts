import { apportion, type CompositeRisk, type RiskComponentId } from '@/domain/indices';

const PER_POINT = 10;

/** Printed contributions, to one decimal place, so that they add up to the printed index. */
export function shownContributions(risk: CompositeRisk): Map<RiskComponentId, number> {
  const available = risk.parts.flatMap(({ id, contribution }) =>
    contribution === null ? [] : [{ id, contribution }],
  );
  return new Map(
    apportion(available, ({ contribution }) => contribution * PER_POINT).map(({ item, units }) => [
      item.id,
      units / PER_POINT,
    ]),
  );
}
