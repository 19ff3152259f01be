import { spaced } from '@/features/origin/rule-words/rule-code';
import { useState } from 'react';
import { formatRule } from '@/domain/rcep';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { readRule } from './origin-rule';
import { forgetTypedRule, saveTypedRule, typedRule } from './own-rule-draft';
import type { OriginState } from '../use-origin';

/**
 * A rule typed from the Agreement's text: checked by the rule parser, with the place of the first error, saved per
 * code; drafts survive a reload.
 */
export function OwnRuleForm({ origin }: { origin: OriginState }) {
  const { t } = useTexts('origin');
  const hs = origin.hs ?? '';
  const [text, setText] = useState(() => typedRule(hs) ?? origin.ownRule);
  const { rule, position } = readRule(text);
  return (
    <form
      className="own-rule-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!rule) return;
        forgetTypedRule();
        origin.setOwnRule(text.trim());
      }}
    >
      <TextField
        label={t('ownRule.label')}
        hint={rule ? t('ownRule.readAs', { rule: spaced(formatRule(rule)) }) : t('ownRule.hint')}
        error={position === null ? undefined : t('ownRule.error', { position: position + 1 })}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        lang="en"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          saveTypedRule(hs, event.target.value);
        }}
      />
      {position !== null && (
        <p className="own-rule-place" lang="en" aria-hidden="true">
          {text.slice(0, position)}
          <mark>{text.slice(position, position + 1) || ' '}</mark>
          {text.slice(position + 1)}
        </p>
      )}
      <div>
        <Button type="submit" disabled={rule === null}>
          {t('ownRule.use')}
        </Button>
      </div>
    </form>
  );
}
