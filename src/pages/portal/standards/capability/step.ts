import { DIMENSIONS } from '@/domain/standards';

/** The steps of the questionnaire, as in the parameter `step`: the start, the dimensions, the result. */
export const STEPS = ['start', ...DIMENSIONS, 'result'] as const;
export type Step = (typeof STEPS)[number];

/** The step of an address; the start by default. */
export const stepOf = (name: string | null): Step => STEPS.find((step) => step === name) ?? 'start';

/** The steps before and after; null at the ends. */
export function neighbours(step: Step): { previous: Step | null; next: Step | null } {
  const index = STEPS.indexOf(step);
  return { previous: STEPS[index - 1] ?? null, next: STEPS[index + 1] ?? null };
}
