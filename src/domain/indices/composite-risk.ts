import { apportion } from './apportion';
import { measured } from './measured';
import { normalise, type Goalposts } from './normalise';

/** The inputs of the risk index, in the specification's order (§3); the synthesized index is their result. */
export const RISK_COMPONENT_IDS = [
  'tbt',
  'friction',
  'standard',
  'legal',
  'competition',
  'maxCompetition',
] as const;
export type RiskComponentId = (typeof RISK_COMPONENT_IDS)[number];

/** One input of the composite; `value` is raw, null without data. */
export interface RiskComponent<Id extends string = RiskComponentId> extends Goalposts {
  id: Id;
  value: number | null;
}

/** One component in the composite. What is missing has neither a normalised value nor a contribution, and weighs 0. */
export interface RiskPart<Id extends string = RiskComponentId> {
  id: Id;
  value: number | null;
  /** 0 to 100. */
  normalised: number | null;
  /** Share of this component in all weights, as the method has it, 0 to 1. */
  weight: number;
  /** Share among the components with data, 0 to 1. */
  appliedWeight: number;
  /** Points this component contributes to the composite. */
  contribution: number | null;
}

/** The composite with its explanation. */
export interface CompositeRisk<Id extends string = RiskComponentId> {
  /** 0 to 100, null if `reason` is set. */
  value: number | null;
  parts: RiskPart<Id>[];
  /** Components without a usable value. */
  missing: Id[];
  /** Share of the weights of components with data, 0 to 1; below 1 the rest was scaled up. */
  coverage: number;
  /** `weights`: one is not a quantity, or all are 0; `coverage`: too little data for a value. */
  reason: 'weights' | 'coverage' | null;
}

/** The least share of the weights with data required for a value. */
export const LEAST_COVERAGE = 0.6;
/** 0.6 of weights such as 0.1 and 0.2 is not exact in binary. */
const ROUNDING = 1e-9;

/** Contributions are rounded to this binary grid (about a millionth), so that they add up exactly. */
const UNITS_PER_POINT = 2 ** 20;

/**
 * Synthesized risk index R = Σ wᵢ · nᵢ / Σ wᵢ over the components with data, 0 to 100, higher is riskier; the
 * contributions add up to the value exactly. A missing component is never 0: it is left out and named, the weights of
 * the others grow in proportion, and with data for less than `LEAST_COVERAGE` of the weights there is no value
 * (docs/decisions/0008). Source: linear aggregation of normalised values, OECD/JRC, "Handbook on Constructing
 * Composite Indicators" (2008).
 */
export function compositeRisk<Id extends string>(
  components: readonly RiskComponent<Id>[],
  weights: Readonly<Record<NoInfer<Id>, number>>,
): CompositeRisk<Id> {
  const requested = components.map(({ id }) => measured(weights[id]));
  // As parts of the heaviest, so that the sum of huge weights stays finite.
  const heaviest = Math.max(...requested.map((weight) => weight ?? 0), 0) || 1;
  const weighed = components.map((component) => ({
    ...component,
    weight: (measured(weights[component.id]) ?? 0) / heaviest,
    normalised: normalise(component.value, component),
  }));
  const all = sum(weighed);
  const available = sum(weighed.filter(({ normalised }) => normalised !== null));
  const coverage = all === 0 ? 0 : available / all;
  const reason =
    requested.includes(null) || all === 0
      ? 'weights'
      : coverage < LEAST_COVERAGE - ROUNDING
        ? 'coverage'
        : null;
  const shares = apportion(
    weighed,
    ({ weight, normalised }) => ((normalised ?? 0) * weight * UNITS_PER_POINT) / (available || 1),
  );
  const parts = shares.map(({ item: { id, value, weight, normalised }, units }): RiskPart<Id> => {
    const isAvailable = normalised !== null;
    return {
      id,
      value: isAvailable ? value : null,
      normalised,
      weight: weight / (all || 1),
      appliedWeight: isAvailable ? weight / (available || 1) : 0,
      contribution: isAvailable && reason === null ? units / UNITS_PER_POINT : null,
    };
  });
  return {
    value: reason === null ? shares.reduce((total, { units }) => total + units, 0) / UNITS_PER_POINT : null,
    parts,
    missing: parts.filter((part) => part.normalised === null).map((part) => part.id),
    coverage,
    reason,
  };
}

function sum(weighed: readonly { weight: number }[]): number {
  return weighed.reduce((total, { weight }) => total + weight, 0);
}
