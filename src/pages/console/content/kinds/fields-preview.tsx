import { contentValues } from '@/features/content/content-schema';
import { useKindWords } from '../words/use-kind-words';
import type { PreviewProps } from './preview-props';

/** The fields of a record in words. */
export function FieldsPreview({ data, kind }: PreviewProps) {
  const words = useKindWords(kind);
  const values = contentValues.safeParse(data);
  if (!values.success) return null;
  return (
    <dl className="record-fields">
      {kind.fields.map((field) => {
        const text = words.shown(field, values.data[field.name]);
        return text === null ? null : (
          <div key={field.name}>
            <dt>{words.fieldLabel(field)}</dt>
            <dd lang={field.language}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
