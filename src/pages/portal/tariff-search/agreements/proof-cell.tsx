import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { TreatmentRow } from './treatment-rows';

/** Which proof of origin an agreement requires, how long it is valid, and whether a small consignment needs one. */
export function ProofCell({ row: { id, criteria, proof: need } }: { row: TreatmentRow }) {
  const { t } = useTexts('agreements');
  if (id === 'MFN') return t('proof.none');
  const waived = need === 'waived' && <p>{t('proof.waived')}</p>;
  if (id === 'RCEP')
    return (
      <>
        {t('proof.rcep')}
        {waived}
      </>
    );
  const proof = criteria?.proof ?? null;
  if (criteria === null || proof === null) return t('proof.unknown');
  const { form, hasDeclaration } = proof;
  const certificate = form === null ? t('proof.certificate') : t('proof.form', { form });
  const { validity } = criteria;
  const isUnchecked = [proof, validity].some((clause) => clause?.mark === 'unchecked');
  return (
    <>
      {hasDeclaration ? t('proof.orDeclaration', { certificate }) : certificate}
      {validity && <p>{t(`proof.valid.${validity.unit}`, { count: validity.amount })}</p>}
      {waived}
      {isUnchecked && <UncheckedMark />}
    </>
  );
}
