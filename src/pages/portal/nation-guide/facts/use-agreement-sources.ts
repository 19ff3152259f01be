import { PARTY_SOURCES } from '@/domain/rcep';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { markOf } from './mark-of';
import { PROOF_SOURCE } from './rows/use-proof-rows';

const NO_PLACE = { publisher: '', url: null };

/** The publisher of the text, and its address. */
const PLACES: Readonly<Record<string, { publisher: string; url: string }>> = {
  'rcep-depositary': { publisher: 'ASEAN Secretariat', url: 'https://asean.org' },
  'rcep-annex-1': { publisher: 'RCEP Secretariat', url: 'https://rcepsec.org' },
  'rcep-chapter-3': { publisher: 'RCEP Secretariat', url: 'https://rcepsec.org' },
};

const SOURCES = [...Object.values(PARTY_SOURCES), PROOF_SOURCE];

/** Source records of what follows from the Agreement, which no server sends. */
export function useAgreementSources(): SourceRecord[] {
  const { t } = useTexts('nation');
  const lang = useLanguage();
  return SOURCES.map(({ id, asOf, confidence }) => ({
    id,
    title: { text: t(`agreementSource.${id}`), lang },
    ...(PLACES[id] ?? NO_PLACE),
    asOf,
    mark: markOf(confidence),
  }));
}
