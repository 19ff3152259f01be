import * as z from 'zod/mini';
import { inForce } from '@/domain/rcep';
import { proofOptions } from '@/features/origin/proof-types';
import { ProofTable } from '@/features/origin/view/proof-table';
import { useAgreementWords } from '@/features/tariffs/country-pair/words/use-agreement-words';
import { pairTerms, type PairTerms } from '@/shared/api/pair-terms-schema';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { PreviewProps } from './preview-props';

const pairAsSent = z.object({ importer: z.string(), terms: pairTerms });

/** What the tariff page says about a pair today: whether the Agreement applies, and which proofs are accepted. */
export function PairPreview({ data }: PreviewProps) {
  const pair = pairAsSent.safeParse(data);
  return pair.success ? <Pair importer={pair.data.importer} terms={pair.data.terms} /> : <ErrorState />;
}

function Pair({ importer, terms }: { importer: string; terms: PairTerms }) {
  const { t } = useTexts('origin');
  const wordsOf = useAgreementWords();
  const { exporter, mark } = terms;
  const date = todayIso();
  const agreement = inForce(importer, exporter, date, [terms]);
  return (
    <div className="page-width">
      <p className="pair-preview-sentence">
        {wordsOf(agreement, { from: exporter, to: importer, date })} <RecordMarkTag mark={mark} />
      </p>
      <Section title={t('proof.title')}>
        <ProofTable proofs={proofOptions(exporter, importer, date, [terms])} />
        <SourceLine>{t('proof.source')}</SourceLine>
      </Section>
    </div>
  );
}
