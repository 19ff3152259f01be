import { RULE_CONDITIONS } from '@/domain/rcep';
import { ANSWERS } from '@/features/origin/bom/bom';
import { ConditionalWords } from '@/features/origin/rule-words/conditional-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { IngredientWeights } from '../bom/ingredient-weights';
import type { AnsweredRule } from './origin-rule';
import type { OriginState } from '../use-origin';

interface RuleConditionProps {
  origin: Pick<OriginState, 'draft' | 'changeDraft' | 'hs'>;
  condition: AnsweredRule;
}

/** The question a rule depends on beside the code, and both rules while it is unanswered. */
export function RuleCondition({ origin, condition: { rule, answer } }: RuleConditionProps) {
  const { t } = useTexts(['origin-rule', 'origin']);
  const { draft, changeDraft, hs } = origin;
  const kind = RULE_CONDITIONS[rule.condition];
  return (
    <div className="rule-condition">
      {kind.kind === 'product' ? (
        <RadioGroup
          legend={t(`condition.${rule.condition}.question`)}
          options={ANSWERS.map((value) => ({ value, label: t(`origin:good.answer.${value}`) }))}
          value={draft.ruleCondition ?? 'unknown'}
          onValueChange={(ruleCondition) => changeDraft((current) => ({ ...current, ruleCondition }))}
          hint={t('condition.hint')}
        />
      ) : (
        <IngredientWeights origin={origin} percent={kind.percent} answer={answer} />
      )}
      {answer === 'unknown' && <ConditionalWords rule={rule} hs={hs ?? ''} />}
    </div>
  );
}
