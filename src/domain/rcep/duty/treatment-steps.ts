import type { OriginCase } from '../origin/origin-case';
import { step, type TraceStep } from '../origin/trace';

/** How the materials were treated before any test: 3.8 to 3.10, undetermined origin (3.5.4), cumulation (3.4). */
export function treatmentSteps({ tally }: OriginCase): TraceStep[] {
  const packing = tally.heap('transportPacking');
  const packaging = tally.heap('retailPackaging');
  const accessories = tally.heap('accessory');
  const indirect = tally.heap('indirect');
  const undetermined = tally.heap('undetermined');
  const refused = tally.heap('refused');
  const steps = [
    step('transportPacking', 'met', { materials: packing.count, value: packing.value }),
    step('retailPackaging', 'met', { materials: packaging.count, value: packaging.value }),
    step('accessories', 'met', { materials: accessories.count, value: accessories.value }),
    step('indirectMaterials', 'met', { materials: indirect.count, value: indirect.value }),
    step('undeterminedOrigin', 'notMet', { materials: undetermined.count, value: undetermined.value }),
    step('cumulationRefused', 'notMet', { materials: refused.count, value: refused.value }),
    ...tally.cumulatedParties.map((party) => {
      const { count, value } = tally.heap(`cumulatedFrom.${party}`);
      return step('cumulation', 'met', { party, materials: count, value });
    }),
  ];
  return steps.filter(({ inputs }) => inputs.materials !== 0);
}
