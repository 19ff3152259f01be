import { PARTY_SOURCES } from '@/domain/rcep';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { markOf } from './mark-of';
import { PROOF_SOURCE } from './use-proof-rows';

const SOURCES = [...Object.values(PARTY_SOURCES), PROOF_SOURCE];

/** The sources of what follows from the Agreement, which no server sends, as source records. */
export function useAgreementSources(): SourceRecord[] {
  const { t } = useTexts('nation');
  const lang = useLanguage();
  return SOURCES.map(({ id, asOf, confidence }) => ({
    id,
    title: { text: t(`agreementSource.${id}`), lang },
    publisher: '',
    url: null,
    asOf,
    mark: markOf(confidence),
  }));
}
