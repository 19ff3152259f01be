import type { BomDraft, GoodAmount } from '@/features/origin/bom/bom';
import type { FieldProblem } from '@/features/origin/bom/read-fields';
import { useTexts } from '@/shared/i18n/use-texts';
import { AmountInput } from './amount-input';
import type { OriginState } from '../use-origin';

/** An amount with a line of its own in the table: a cost, or FOB. */
export type BomLineAmount = Exclude<GoodAmount, 'weightKg'>;

interface AmountCellProps {
  draft: BomDraft;
  amount: BomLineAmount;
  /** `belowListed`: a FOB below the amounts that are part of it. */
  problem: FieldProblem | 'belowListed' | undefined;
  onChange: OriginState['changeDraft'];
}

/** A cost of the good, or its FOB value, typed in the table. A missing FOB is reported once there are materials. */
export function AmountCell({ draft, amount, problem, onChange }: AmountCellProps) {
  const { t } = useTexts('origin');
  const isShown = problem !== undefined && (problem !== 'missing' || draft.rows.length > 0);
  return (
    <>
      <AmountInput
        id={`bom-${amount}`}
        className="bom-cell bom-cell-end"
        maxLength={40}
        decimal={draft.decimal}
        aria-invalid={isShown ? true : undefined}
        aria-describedby={isShown ? `bom-${amount}-problem` : undefined}
        value={draft.amounts[amount]}
        onChange={(event) => {
          const text = event.target.value;
          onChange((current) => ({ ...current, amounts: { ...current.amounts, [amount]: text } }));
        }}
      />
      {isShown && (
        <span className="bom-problem" id={`bom-${amount}-problem`}>
          {t(`bom.problem.${problem}`)}
        </span>
      )}
    </>
  );
}

/** The label of a cost or of FOB, linked to its input. */
export function AmountLabel({ amount }: { amount: BomLineAmount }) {
  const { t } = useTexts('origin');
  return <label htmlFor={`bom-${amount}`}>{t(`bom.amount.${amount}`)}</label>;
}
