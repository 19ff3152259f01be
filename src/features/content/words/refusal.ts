import type { ContentProblem } from '../content-checks';
import { choicesIn } from '../content-entries';
import type { ContentField } from '../content-kind';
import type { ContentValue } from '../content-schema';

/** The text of a rule that refuses a value. */
export interface Refusal {
  key: `content:rule.${ReturnType<typeof ruleName> | 'notAChoice' | 'notAmongChoices'}`;
  values: Record<string, string | number>;
}

/** Choices that are named as allowed. */
const NAMED = 8;

/** Characters of what was entered: a wrong column of a file may have a whole text. */
const QUOTED = 60;

/** The text of a problem, but of a choice that is none, is `content:rule.<name>`. */
export const ruleName = ({ type }: ContentField, problem: Exclude<ContentProblem, 'option'>) =>
  problem === 'date' && type === 'partialDate' ? 'partialDate' : problem;

/** Why a value is none of the choices of its field: what of it is none, and the choices, of many the first. */
export function choiceRefusal(
  field: ContentField,
  value: ContentValue,
  options: readonly { label: string }[],
  comma: string,
): Refusal {
  const entered = field.type === 'choices' ? choicesIn(value) : [String(value ?? '').trim()];
  const refused = entered.filter((one) => field.options?.includes(one) !== true).join(', ');
  return {
    key: `content:rule.${options.length > NAMED ? 'notAmongChoices' : 'notAChoice'}`,
    values: {
      text: refused.length > QUOTED ? `${refused.slice(0, QUOTED)}…` : refused,
      names: options
        .slice(0, NAMED)
        .map(({ label }) => label)
        .join(comma),
    },
  };
}
