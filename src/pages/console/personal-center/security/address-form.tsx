import { useState } from 'react';
import { updateEmail, updateMobile } from '@/features/profile/profile-api';
import { useTexts } from '@/shared/i18n/use-texts';
import { firstProblem, maxBytes, pattern, required } from '@/shared/validation/rules';
import { useProblemText } from '@/shared/validation/use-problem-text';
import { Note } from '@/shared/ui/states/note';
import { TextField } from '@/shared/ui/fields/text-field';
import { CheckedIdentity } from './checked-identity';
import { createNewAddressCode } from './code-calls';
import { SecurityCodeField } from './code-field';
import { IdentityStep } from './identity-step';
import type { AddressKind } from './security-drafts';
import { StepHead } from './step-head';
import { TaskForm } from './task-form';
import type { TaskProps } from './task-props';
import { useCertified } from './use-certified';
import { useFailureText } from './use-failure-text';

interface AddressFormProps extends TaskProps {
  kind: AddressKind;
}

/** Changes the email address or the mobile number: identity first, then the new address with its own code. */
export function AddressForm(props: AddressFormProps) {
  const { t } = useTexts('personal');
  return (
    <>
      <Note tone="warning">{t(`${props.kind}.warning`)}</Note>
      {props.draft.step === 'identity' ? <IdentityStep {...props} /> : <NewAddressStep {...props} />}
    </>
  );
}

const RULES = {
  mobile: [required, pattern('mobile')],
  email: [required, pattern('email'), maxBytes(100)],
} as const;

const INPUTS = {
  mobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 11 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 100 },
} as const;

function NewAddressStep({ kind, draft, onChange, onDone, onCancel }: AddressFormProps) {
  const { t } = useTexts('personal');
  const problemText = useProblemText();
  const failureText = useFailureText();
  const [isTried, setIsTried] = useState({ address: false, code: false });
  const { address, code: verificationCode } = draft;
  const certified = useCertified(draft, onChange, async (certificate) => {
    const rest = { verificationCode, certificate };
    await (kind === 'mobile'
      ? updateMobile({ mobile: address, ...rest })
      : updateEmail({ email: address, ...rest }));
    await onDone(t(`${kind}.changed`));
  });
  const { place, failure, forget } = certified;
  const words = failure === null ? undefined : failureText(failure);
  const problem = firstProblem(address, RULES[kind]);
  const addressProblem = isTried.address && problem !== null ? problemText(problem) : undefined;
  const codeProblem = isTried.code && verificationCode === '' ? t('code.missing') : undefined;
  const change = (patch: Parameters<typeof onChange>[0]) => {
    forget();
    onChange(patch);
  };
  const handleSubmit = () => {
    if (certified.mustCheckAgain) return certified.checkAgain();
    setIsTried({ address: true, code: true });
    if (problem === null && verificationCode !== '') certified.submit();
  };
  const mayBeSent = () => {
    setIsTried((tried) => ({ ...tried, address: true }));
    return problem === null;
  };
  return (
    <TaskForm
      label={t(`${kind}.change`)}
      submitLabel={certified.submitLabel}
      onSubmit={handleSubmit}
      isUnderWay={certified.isUnderWay}
      failure={place === 'form' ? words : undefined}
      onBack={certified.mustCheckAgain ? undefined : certified.checkAgain}
      onCancel={onCancel}
    >
      <StepHead step={2} title={t(`${kind}.new`)} />
      <CheckedIdentity proof={draft.proof} />
      <TextField
        {...INPUTS[kind]}
        label={t(`${kind}.new`)}
        value={address}
        onChange={(event) => change({ address: event.target.value.trim() })}
        error={place === 'address' ? words : addressProblem}
      />
      <SecurityCodeField
        label={t('code.label')}
        value={verificationCode}
        onChange={(code) => change({ code })}
        error={place === 'code' ? words : codeProblem}
        cooldown={`new-code:${kind}`}
        mayBeSent={mayBeSent}
        send={() => createNewAddressCode(kind, address)}
        sentTo={address}
      />
    </TaskForm>
  );
}
