import { useState } from 'react';
import { placeOfFailure } from '@/features/profile/update-failure';
import { useTexts } from '@/shared/i18n/use-texts';
import { useCooldown } from '@/shared/ui/hooks/use-cooldown';
import { Note } from '@/shared/ui/states/note';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { checkOwnCode, createOwnCode } from './code-calls';
import { SecurityCodeField } from './code-field';
import { ProofNote } from './proof-note';
import { isLive, PROOF_LIFE_MS, type AddressKind, type IdentityProof } from './security-drafts';
import { StepHead } from './step-head';
import { TaskForm } from './task-form';
import type { TaskProps } from './task-props';
import { useFailureText } from './use-failure-text';
import { useStep } from './use-step';

const KINDS = ['mobile', 'email'] as const satisfies readonly AddressKind[];

/** First step: exchanges a code sent to one of the user's addresses for the certificate of the second. */
export function IdentityStep(props: IdentityStepProps) {
  return props.draft.proof === null ? (
    <CodeStep {...props} />
  ) : (
    <KnownIdentity {...props} proof={props.draft.proof} />
  );
}

type IdentityStepProps = Omit<TaskProps, 'onDone'>;

/** The way forward again for users who went back from the second step. */
function KnownIdentity({ proof, onChange, onCancel }: IdentityStepProps & { proof: IdentityProof }) {
  const { t } = useTexts('personal');
  const handleSubmit = () => onChange(isLive(proof, Date.now()) ? { step: 'values' } : { proof: null });
  return (
    <TaskForm label={t('identity.title')} submitLabel={t('next')} onSubmit={handleSubmit} onCancel={onCancel}>
      <StepHead step={1} title={t('identity.title')} />
      <ProofNote proof={proof} />
    </TaskForm>
  );
}

function CodeStep({ profile, draft, onChange, onCancel }: IdentityStepProps) {
  const { t } = useTexts('personal');
  const failureText = useFailureText();
  const [isTried, setIsTried] = useState(false);
  const kind = draft.identityKind ?? KINDS.find((each) => Boolean(profile[each])) ?? null;
  const code = draft.identityCode;
  const cooldown = `own-code:${kind}`;
  const { end } = useCooldown(cooldown);
  const { submit, isUnderWay, failure, forget } = useStep(async (by: AddressKind) => {
    const certificate = await checkOwnCode(by, code);
    // The code is spent: the next step needs another one.
    end();
    const proof = { certificate, validUntilTs: Date.now() + PROOF_LIFE_MS };
    onChange({ proof, step: 'values', identityCode: '' });
  });
  const isAtField = placeOfFailure(failure) === 'code';
  const missing = isTried && code === '' ? t('code.missing') : undefined;
  if (kind === null) return <Note tone="warning">{t('identity.impossible')}</Note>;
  const change = (patch: Parameters<typeof onChange>[0]) => {
    forget();
    onChange(patch);
  };
  const handleSubmit = () => {
    setIsTried(true);
    if (code !== '') submit(kind);
  };
  return (
    <TaskForm
      label={t('identity.title')}
      submitLabel={t('next')}
      onSubmit={handleSubmit}
      isUnderWay={isUnderWay}
      failure={failure === null || isAtField ? undefined : failureText(failure)}
      onCancel={onCancel}
    >
      <StepHead step={1} title={t('identity.title')} />
      <RadioGroup
        legend={t('identity.by')}
        layout="list"
        value={kind}
        onValueChange={(identityKind) => change({ identityKind, identityCode: '' })}
        options={KINDS.map((value) => ({
          value,
          label: t(`address.${value}`),
          detail: profile[value] || t('address.none'),
          disabled: !profile[value],
        }))}
      />
      <SecurityCodeField
        key={kind}
        label={t('code.label')}
        value={code}
        onChange={(identityCode) => change({ identityCode })}
        error={isAtField ? failureText(failure) : missing}
        cooldown={cooldown}
        send={() => createOwnCode(kind)}
        sentTo={profile[kind] ?? ''}
      />
    </TaskForm>
  );
}
