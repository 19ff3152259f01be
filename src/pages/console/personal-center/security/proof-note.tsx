import { formatTime } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import type { IdentityProof } from './security-drafts';

/** Shows until when the identity check is valid. */
export function ProofNote({ proof }: { proof: IdentityProof }) {
  const { t } = useTexts('personal');
  const time = formatTime(new Date(proof.validUntilTs));
  return <Note>{t('identity.valid', { time })}</Note>;
}
