import type { ConditionalRule } from '@/domain/rcep';
import { useTexts } from '@/shared/i18n/use-texts';
import { RuleCodes, RuleWords } from './rule-words';

interface ConditionalWordsProps {
  rule: ConditionalRule;
  /** Digits of the good's code, used in the text. */
  hs: string;
}

/** Both rules of a condition in plain words, each under its case. */
export function ConditionalWords({ rule, hs }: ConditionalWordsProps) {
  const { t } = useTexts('origin-rule');
  return (['holds', 'otherwise'] as const).map((branch) => (
    <div key={branch} className="conditional-rule">
      <p className="conditional-rule-case">
        {t(`condition.${rule.condition}.${branch}`)} <RuleCodes rule={rule[branch]} />
      </p>
      <RuleWords rule={rule[branch]} hs={hs} />
    </div>
  ));
}
