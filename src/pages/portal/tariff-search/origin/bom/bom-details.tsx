import { isTextile } from '@/domain/rcep';
import { HS_EDITIONS, MATERIAL_ROLES } from '@/features/origin/bom/bom';
import { rowProblems } from '@/features/origin/bom/read-fields';
import type { BomRow, RowField } from '@/features/origin/bom/bom';
import { useRefusedWords } from '@/features/origin/rule-words/use-refused-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import type { OriginState } from '../use-origin';

interface BomDetailsProps {
  origin: OriginState;
  /** The row shown. */
  index: number;
  onChange: (index: number, changes: Partial<BomRow>) => void;
  onClose: () => void;
}

const REFUSED = 'refused';

/** The fields that few materials need: role, deductible expenses, weight, HS edition; and removing the row. */
export function BomDetails({ origin, index, onChange, onClose }: BomDetailsProps) {
  const { t } = useTexts('origin');
  const words = useRefusedWords();
  const row = origin.draft.rows[index];
  if (row === undefined) return null;
  const problems = rowProblems(row, {
    decimal: origin.draft.decimal,
    currency: origin.query.currency,
  });
  const refused = (field: RowField) => row.refused?.find((each) => each.field === field);
  const errorOf = (field: RowField) => {
    const cell = refused(field);
    return cell && words(cell);
  };
  const problemOf = (field: 'deductible' | 'weightKg') =>
    errorOf(field) ?? (problems[field] && t(`bom.problem.${problems[field]}`));
  // Unreadable text is shown as selected, so that any selection replaces it.
  const refusedOption = (field: RowField) => {
    const cell = refused(field);
    return cell ? [{ value: REFUSED, label: cell.text }] : [];
  };
  return (
    <Dialog
      isOpen
      title={t('bom.detailsOf', { name: row.name || t('bom.rowNumber', { row: index + 1 }) })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="delete"
            onClick={() => {
              origin.changeDraft((draft) => ({ ...draft, rows: draft.rows.filter((_, at) => at !== index) }));
              onClose();
            }}
          >
            {t('bom.remove')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('bom.done')}
          </Button>
        </>
      }
    >
      <div className="origin-fields">
        <SelectField
          label={t('bom.column.role')}
          hint={t(`bom.roleHint.${row.role}`)}
          error={errorOf('role')}
          options={[
            ...refusedOption('role'),
            ...MATERIAL_ROLES.map((role) => ({ value: role, label: t(`bom.role.${role}`) })),
          ]}
          value={refused('role') ? REFUSED : row.role}
          onValueChange={(chosen) => {
            const role = MATERIAL_ROLES.find((candidate) => candidate === chosen);
            if (role) onChange(index, { role });
          }}
        />
        <TextField
          label={t('bom.column.deductible')}
          hint={t('bom.deductibleHint')}
          error={problemOf('deductible')}
          inputMode="decimal"
          value={row.deductible}
          onChange={(event) => onChange(index, { deductible: event.target.value })}
        />
        <TextField
          label={t('bom.column.weightKg')}
          hint={isTextile(origin.hs ?? '') ? t('bom.weightHint') : undefined}
          error={problemOf('weightKg')}
          inputMode="decimal"
          value={row.weightKg}
          onChange={(event) => onChange(index, { weightKg: event.target.value })}
        />
        <SelectField
          label={t('bom.column.hsEdition')}
          error={errorOf('hsEdition')}
          options={[
            ...refusedOption('hsEdition'),
            { value: 'same', label: t('bom.sameEdition', { edition: origin.hsEdition }) },
            ...HS_EDITIONS.map((edition) => ({ value: edition, label: `HS ${edition}` })),
          ]}
          value={refused('hsEdition') ? REFUSED : row.hsEdition === '' ? 'same' : row.hsEdition}
          onValueChange={(edition) =>
            onChange(index, { hsEdition: HS_EDITIONS.find((candidate) => candidate === edition) ?? '' })
          }
        />
      </div>
    </Dialog>
  );
}
