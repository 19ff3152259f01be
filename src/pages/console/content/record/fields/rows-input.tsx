import { ConfigProvider } from 'antd';
import { rowsText, typedRowsIn } from '@/features/content/content-checks';
import type { ContentField } from '@/features/content/content-kind';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import type { KindWords } from '../../words/use-kind-words';

interface RowsInputProps {
  field: ContentField;
  words: KindWords;
  /** Set by the form. */
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** The entries of a field, such as dated steps: each with its parts, added and removed one by one. */
export function RowsInput({ field, words, id, value, onChange }: RowsInputProps) {
  const { componentDisabled: disabled } = ConfigProvider.useConfig();
  const { t } = useTexts('content');
  const parts = field.parts ?? [];
  const rows = typedRowsIn(field, value);
  const write = (next: readonly Readonly<Record<string, string>>[]) =>
    onChange?.(next.length === 0 ? null : rowsText(field, next));
  const change = (at: number, part: string, text: string) =>
    write(rows.map((row, index) => (index === at ? { ...row, [part]: text } : row)));
  const first = Object.fromEntries(parts.map(({ name, options = [] }) => [name, options[0] ?? '']));
  return (
    <div id={id} className="record-rows" role="group" aria-label={words.label(field.name)}>
      {rows.map((row, at) => (
        // The rows have no identity of their own but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="record-row">
          {parts.map((part) =>
            part.options === undefined ? (
              <TextField
                key={part.name}
                label={words.partLabel(field, part)}
                value={row[part.name] ?? ''}
                disabled={disabled}
                autoComplete="off"
                onChange={(event) => change(at, part.name, event.target.value)}
              />
            ) : (
              <SelectField
                key={part.name}
                label={words.partLabel(field, part)}
                value={row[part.name] ?? ''}
                disabled={disabled}
                options={words.options(part)}
                onValueChange={(text) => change(at, part.name, text)}
              />
            ),
          )}
          {!disabled && (
            <Button
              size="small"
              variant="text"
              aria-label={t('rows.remove', { number: at + 1 })}
              onClick={() => write(rows.filter((_row, index) => index !== at))}
            >
              {t('action.delete')}
            </Button>
          )}
        </div>
      ))}
      {!disabled && (
        <Button size="small" onClick={() => write([...rows, first])}>
          {t('rows.add')}
        </Button>
      )}
    </div>
  );
}
