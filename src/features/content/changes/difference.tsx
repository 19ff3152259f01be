import { useTexts } from '@/shared/i18n/use-texts';
import type { ContentKind } from '../content-kind';
import type { ContentValues } from '../content-schema';
import { useKindWords } from '../words/use-kind-words';
import { changesInWords } from './changes-in-words';
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
  const changes = changesInWords(kind, useKindWords(kind), before, after);
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <table className="record-difference">
      <caption>{t('difference.caption', { count: changes.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('difference.field')}</th>
          <th scope="col">{t('difference.before')}</th>
          <th scope="col">{t('difference.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before: old, after: now }) => (
          <tr key={field.name}>
            <th scope="row">{label}</th>
            <td lang={field.language}>{old === null ? '—' : <del>{old}</del>}</td>
            <td lang={field.language}>{now === null ? '—' : <ins>{now}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
