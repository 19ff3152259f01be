import { changedLines } from '../content-checks';
import { changedFields, type ContentKind } from '../content-kind';
import type { ContentValues } from '../content-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { useKindWords } from '../words/use-kind-words';
import './changes.css';

interface DifferenceProps {
  kind: ContentKind;
  /** Null: there is nothing to compare with. */
  before: ContentValues | null;
  after: ContentValues;
}

/** The fields in which two versions differ, before and after. */
export function Difference({ kind, before, after }: DifferenceProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const changed = changedFields(before, after);
  const fields = kind.fields.filter(({ name }) => name in (changed.after ?? {}));
  if (fields.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <table className="record-difference">
      <caption>{t('difference.caption', { count: fields.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('difference.field')}</th>
          <th scope="col">{t('difference.before')}</th>
          <th scope="col">{t('difference.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => {
          const [oldValue, newValue] = changedLines(field, before?.[field.name], after[field.name]);
          const old = words.shown(field, oldValue);
          const now = words.shown(field, newValue);
          return (
            <tr key={field.name}>
              <th scope="row">{words.fieldLabel(field)}</th>
              <td lang={field.language}>{old === null ? '—' : <del>{old}</del>}</td>
              <td lang={field.language}>{now === null ? '—' : <ins>{now}</ins>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
