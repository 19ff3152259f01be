import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import type { GuideCase } from '../guide-case';
import type { Ask } from '../use-guide-query';

/** What each step is given. `isClaimed`: RCEP treatment is claimed, or it is not known yet that it need not be. */
export interface StepProps {
  guide: GuideCase;
  isClaimed: boolean;
  onAsk: Ask;
}

/** What a step is given that is drawn from the tariff answer. */
export interface AnsweredStepProps extends StepProps {
  answer: TariffAnswer;
}
