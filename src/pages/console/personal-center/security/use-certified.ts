import { isCertificateSpent, placeOfFailure } from '@/features/profile/update-failure';
import { useTexts } from '@/shared/i18n/use-texts';
import { isLive, type TaskDraft } from './security-drafts';
import { useStep } from './use-step';

/**
 * The second step of a change: `change` is called with the certificate, while there is one. If the server rejects it
 * after it has used the certificate, the identity must be checked again; no input is lost.
 */
export function useCertified(
  draft: TaskDraft,
  onChange: (patch: Partial<TaskDraft>) => void,
  change: (certificate: string) => Promise<unknown>,
) {
  const { t } = useTexts('personal');
  const step = useStep(async () => {
    if (!isLive(draft.proof, Date.now())) return onChange({ proof: null });
    try {
      await change(draft.proof.certificate);
    } catch (error) {
      if (isCertificateSpent(error)) onChange({ proof: null });
      throw error;
    }
  });
  const place = placeOfFailure(step.failure);
  return {
    ...step,
    place,
    mustCheckAgain: draft.proof === null,
    checkAgain: () => onChange({ step: 'identity' }),
    submitLabel: t(draft.proof === null ? 'identity.again' : 'save'),
  };
}
