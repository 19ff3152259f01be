import { partyFacts } from '@/domain/rcep';
import type { PartySource } from '@/domain/rcep';
import { PROOF_TYPES } from '@/features/origin/proof-types';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Fact, FactRow } from '../fact';
import { NOT_PARTY, UNCONFIRMED } from '../fact';
import { proofsInto } from '../proofs-into';
import { useGuideFormat } from '../use-guide-format';
import type { AgreementOf } from './use-agreement-rows';
import { usePartyWords } from './use-party-words';

/** Chapter 3 of the Agreement; each row names the articles. */
export const PROOF_SOURCE = {
  id: 'rcep-chapter-3',
  asOf: '2020-11-15',
  confidence: 'treaty',
} as const satisfies PartySource;

/** The kinds of proof of origin a country accepts as importer on the date, and from whom, with the article. */
export function useProofRows(): FactRow<AgreementOf>[] {
  const { t } = useTexts('nation');
  const { list } = useGuideFormat();
  const words = usePartyWords();
  return PROOF_TYPES.map((type) => ({
    id: `proof-${type}`,
    label: t('proof.row', { type: t(`proof.${type}`) }),
    fact: ({ code, date, guide }): Fact => {
      if (partyFacts(code) === null) return NOT_PARTY;
      const proofs = proofsInto(code, date, guide?.pairs);
      const proof = proofs.find((each) => each.type === type);
      const isNone = proofs.every(({ accepted, toConfirm }) => accepted.length + toConfirm.length === 0);
      if (proof === undefined || isNone) return UNCONFIRMED;
      const { accepted, toConfirm, articles, isUnchecked } = proof;
      const waits = toConfirm.length > 0 && t('proof.waits', { countries: words(code, toConfirm) });
      const article = t('proof.articles', { articles: list(articles) });
      return {
        kind: 'known',
        text: accepted.length > 0 ? words(code, accepted) : waits || t('proof.not'),
        note: accepted.length > 0 && waits ? list([waits, article]) : article,
        mark: isUnchecked ? 'unchecked' : 'fact',
        sourceId: PROOF_SOURCE.id,
      };
    },
  }));
}
