import type { ContentKind } from '@/features/content/content-kind';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { useKindWords } from '@/features/content/words/use-kind-words';
import type { ImportColumns } from './read-import';

interface ColumnsChoiceProps {
  kind: ContentKind;
  head: readonly string[];
  columns: ImportColumns;
  onChange: (at: number, name: string | null) => void;
}

const NONE = '';

/** What each column of the file is; open while none is recognised. */
export function ColumnsChoice({ kind, head, columns, onChange }: ColumnsChoiceProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const used = columns.filter((name) => name !== null).length;
  const options = [
    { value: NONE, label: t('import.leaveOut') },
    { value: 'id', label: 'id' },
    ...kind.fields.map((field) => ({ value: field.name, label: words.fieldLabel(field) })),
  ];
  return (
    <details className="import-columns" open={used === 0}>
      <summary>{t('import.columns', { done: used, total: columns.length })}</summary>
      {columns.map((name, at) => (
        <SelectField
          // Columns have no identity of their own but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          label={t('import.column', { number: at + 1, name: head[at] ?? '' })}
          value={name ?? NONE}
          options={options}
          onValueChange={(chosen) => onChange(at, chosen === NONE ? null : chosen)}
        />
      ))}
    </details>
  );
}
