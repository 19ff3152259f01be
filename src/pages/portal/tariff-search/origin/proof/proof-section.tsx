import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import type { IdleProof } from '@/features/tariffs/country-pair/idle-proof';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { RecordMark } from '@/shared/api/record-schema';
import { MarkedText } from '@/shared/i18n/marked-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { ProofGuide } from './proof-guide';
import type { OriginState } from '../use-origin';
import './proof-section.css';

interface ProofSectionProps {
  origin: OriginState;
  pair: PairDuty | null;
  /** Why a proof of origin has no effect here, as in the answer: the guide then opens only on demand. */
  idle?: IdleProof | null;
  /** The mark of the rates this is based on. */
  idleMark?: RecordMark;
  number?: number;
  id?: string;
}

/** Which proof of origin may be used on the route, its contents, and what else to prepare (product design §3, 6). */
export function ProofSection({
  origin,
  pair,
  idle = null,
  idleMark = 'fact',
  number,
  id,
}: ProofSectionProps) {
  const { query } = origin;
  const { t } = useTexts(['origin', 'tariff']);
  const format = useOriginFormat();
  if (query.from === null || query.to === null) return null;
  const guide = <ProofGuide origin={origin} pair={pair} />;
  return (
    <Section
      id={id}
      number={number}
      title={t('proof.title')}
      lead={
        <MarkedText
          t={t}
          i18nKey="proof.lead"
          values={{
            exporter: format.country(query.from),
            importer: format.country(query.to),
            date: format.date(query.date),
          }}
          components={{ d: <span className="no-break" /> }}
        />
      }
    >
      {idle === null ? (
        guide
      ) : (
        <>
          <Note tone="info">
            {t(`tariff:proof.idle.${idle}`)} <RecordMarkTag mark={idleMark} />
          </Note>
          <details className="proof-anyway">
            <summary>{t('tariff:proof.anyway')}</summary>
            {guide}
          </details>
        </>
      )}
      <SourceLine>{t('proof.source')}</SourceLine>
    </Section>
  );
}
