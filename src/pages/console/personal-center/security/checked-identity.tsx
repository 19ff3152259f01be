import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { ProofNote } from './proof-note';
import type { IdentityProof } from './security-drafts';

/** In the second step: until when the identity check is valid, or that it must be repeated. */
export function CheckedIdentity({ proof }: { proof: IdentityProof | null }) {
  const { t } = useTexts('personal');
  if (proof !== null) return <ProofNote proof={proof} />;
  return (
    <Note tone="warning" role="alert">
      {t('identity.spent')}
    </Note>
  );
}
