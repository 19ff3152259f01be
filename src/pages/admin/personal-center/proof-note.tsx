import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/shared/i18n/use-language';
import { Note } from '@/shared/ui/note';
import type { Proof } from './security-drafts';

/** Says until when the checked identity counts. */
export function ProofNote({ proof }: { proof: Proof }) {
  const { t } = useTranslation('personal');
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(proof.validUntilTs);
  return <Note>{t('identity.valid', { time })}</Note>;
}
