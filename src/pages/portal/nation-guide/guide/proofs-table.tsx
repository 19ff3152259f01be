import type { ReactNode } from 'react';
import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { proofsInto } from '../facts/proofs-into';
import type { ProofInto } from '../facts/proofs-into';
import { useGuideFormat } from '../facts/use-guide-format';
import { usePartyWords } from '../facts/rows/use-party-words';

interface ProofsTableProps {
  importer: string;
  date: string;
  /** What is published about pairs of the importer. */
  pairs: CountryGuide['pairs'];
}

/** Which proofs of origin the country accepts as importer, and from whom, on the date. */
export function ProofsTable({ importer, date, pairs }: ProofsTableProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const words = usePartyWords();
  const proofs = proofsInto(importer, date, pairs);
  const country = format.country(importer);
  const isNone = proofs.every(({ accepted, toConfirm }) => accepted.length + toConfirm.length === 0);
  return (
    <>
      <h3>{t('proof.title', { country })}</h3>
      {isNone ? (
        <p className="no-data">{t('proof.none', { country, date: format.dateInText(date) })}</p>
      ) : (
        <DataTable
          caption={t('proof.title', { country })}
          rows={proofs}
          rowKey={({ type }) => type}
          columns={[
            {
              id: 'type',
              head: t('proof.head.type'),
              width: '30%',
              cell: ({ type }) => <b>{t(`proof.${type}`)}</b>,
            },
            { id: 'accepted', head: t('proof.head.accepted'), cell: acceptedCell },
            {
              id: 'toConfirm',
              head: t('proof.head.toConfirm'),
              cell: ({ toConfirm }) => words(importer, toConfirm),
            },
            {
              id: 'articles',
              head: t('proof.head.article'),
              width: '112px',
              cell: ({ articles }) => <span className="fact-note">{format.list(articles)}</span>,
            },
          ]}
        />
      )}
    </>
  );

  function acceptedCell({ accepted, toConfirm, isUnchecked }: ProofInto): ReactNode {
    const isOpen = accepted.length === 0 && toConfirm.length > 0;
    return (
      <>
        {isOpen ? <NoData reason="unconfirmed" /> : words(importer, accepted)}{' '}
        {isUnchecked && <UncheckedMark />}
      </>
    );
  }
}
