import type { Contradiction } from '@/domain/rcep';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import type { OriginState } from '../use-origin';

interface ContradictionNoteProps {
  origin: OriginState;
  contradiction: Contradiction;
  /** Moves the focus to the value in a row of the table. */
  onShowRow: (row: number) => void;
}

/** Which sum of the bill exceeds FOB by how much, and buttons to the amounts to check: FOB and the largest one listed. */
export function ContradictionNote({ origin, contradiction, onShowRow }: ContradictionNoteProps) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const { listed, fob, excess, largest } = contradiction;
  const { read, query } = origin;
  const row = largest.kind === 'material' ? (read?.rows[largest.material] ?? 0) : null;
  const material = largest.kind === 'material' ? read?.good.materials[largest.material] : undefined;
  const name =
    largest.kind === 'cost'
      ? t(`bom.amount.${largest.cost}`)
      : material?.name || t('bom.rowNumber', { row: (row ?? 0) + 1 });
  const showLargest = () => (largest.kind === 'cost' ? showAmount(largest.cost) : onShowRow(row ?? 0));
  return (
    <Note
      tone="warning"
      title={t('contradiction.title')}
      actions={
        <>
          <Button size="small" onClick={() => showAmount('fob')}>
            {t('contradiction.show', { name: t('bom.amount.fob') })}
          </Button>
          <Button size="small" onClick={showLargest}>
            {t('contradiction.show', { name })}
          </Button>
        </>
      }
    >
      {t('contradiction.text', {
        currency: query.currency,
        listed: format.amount(listed),
        fob: format.amount(fob),
        excess: format.amount(excess),
      })}
    </Note>
  );
}

const showAmount = (amount: string) => document.getElementById(`bom-${amount}`)?.focus();
