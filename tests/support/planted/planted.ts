import type { Rule } from '../../../scripts/arrows/violation';

/** Path → content, laid over the sound tree. */
export type Files = Readonly<Record<string, string>>;

export interface Planted {
  rule: Rule;
  what: string;
  /** Breaks the rule, and no other. */
  bad: Files;
  /** As near to it as the rules allow. */
  clean: Files;
}
