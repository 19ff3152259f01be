import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import type { GuideCase } from '../guide-case';
import type { Ask } from '../use-guide-query';

/** The props of each step. `isClaimed`: RCEP treatment is claimed, or may still have to be. */
export interface StepProps {
  guide: GuideCase;
  isClaimed: boolean;
  onAsk: Ask;
}

/** The props of a step that needs the tariff answer. */
export interface AnsweredStepProps extends StepProps {
  answer: TariffAnswer;
}
