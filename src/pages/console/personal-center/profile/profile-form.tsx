import { useState } from 'react';
import type { Profile } from '@/features/profile/profile-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { firstProblem, maxBytes, pattern, required, type FieldRule } from '@/shared/validation/rules';
import { useProblemText } from '@/shared/validation/use-problem-text';
import { Button } from '@/shared/ui/controls/button';
import { ErrorState } from '@/shared/ui/states/error-state';
import { Field } from '@/shared/ui/fields/field';
import { Note } from '@/shared/ui/states/note';
import { TextField } from '@/shared/ui/fields/text-field';
import { ProfileConflict } from './profile-conflict';
import { useFailureText } from '../security/use-failure-text';
import type { ProfileDraft } from './use-profile-draft';
import { useProfileSave } from './use-profile-save';

const NAME_RULES = [required, pattern('name'), maxBytes(50)];
const SIGN_RULES = [maxBytes(255)];

/** Name and signature with their rules; input is preserved until it is saved or discarded, whatever fails. */
export function ProfileForm({ profile, draft }: { profile: Profile; draft: ProfileDraft }) {
  const { t } = useTexts('personal');
  const problemText = useProblemText();
  const failureText = useFailureText();
  const [isTried, setIsTried] = useState(false);
  const { submit, isUnderWay, failure, lock, leaveLock } = useProfileSave(draft);
  const { realName, sign } = draft.values;
  const problem = (value: string, rules: readonly FieldRule[]) => {
    const found = firstProblem(value, rules);
    return found === null ? undefined : problemText(found);
  };
  const problems = { realName: problem(realName, NAME_RULES), sign: problem(sign, SIGN_RULES) };
  const handleSubmit = () => {
    setIsTried(true);
    if (problems.realName === undefined && problems.sign === undefined) submit(profile, draft.values);
  };
  return (
    <form
      className="personal-form"
      noValidate
      aria-label={t('basic.profile')}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      {draft.isRestored && <Note role="status">{t('basic.restored')}</Note>}
      <TextField
        label={t('basic.realName')}
        value={realName}
        onChange={(event) => draft.change({ realName: event.target.value })}
        error={isTried || draft.isDirty ? problems.realName : undefined}
        autoComplete="nickname"
        required
      />
      <Field label={t('basic.sign')} hint={t('basic.signHint')} error={problems.sign}>
        {(control) => (
          <textarea
            {...control}
            className="field-input"
            value={sign}
            onChange={(event) => draft.change({ sign: event.target.value })}
          />
        )}
      </Field>
      {failure !== null && <ErrorState what={failureText(failure)} />}
      <div className="personal-actions">
        <Button type="submit" variant="primary" size="small" aria-busy={isUnderWay}>
          {t(isUnderWay ? 'saving' : 'basic.save')}
        </Button>
        {draft.isDirty && (
          <Button variant="text" size="small" onClick={draft.discard}>
            {t('basic.discard')}
          </Button>
        )}
      </div>
      {lock !== null && (
        <ProfileConflict lock={lock} isSaving={isUnderWay} onSave={submit} onBack={leaveLock} />
      )}
    </form>
  );
}
