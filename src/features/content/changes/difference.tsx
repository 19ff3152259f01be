import { useTexts } from '@/shared/i18n/use-texts';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import type { ContentKind } from '../content-kind';
import type { ContentValues } from '../content-schema';
import { useKindWords } from '../words/use-kind-words';
import { changedParts, cutParts } from './changed-parts';
import { changesInWords, type ChangeInWords } from './changes-in-words';
import { htmlAsRead } from './html-as-read';
import { MarkedText } from './marked-text';
import './changes.css';

interface DifferenceProps {
  kind: ContentKind;
  /** Null: there is nothing to compare with. */
  before: ContentValues | null;
  after: ContentValues;
  /** Below a line of a log that says how much was changed: without a visible caption, and little of what stayed the same. */
  isInLog?: boolean;
}

/** Signs of what stayed the same beside a change. */
const SIGNS = 24;

/** The fields in which two versions differ, before and after; in a text, HTML as readers see it, only what changed is marked. */
export function Difference({ kind, before, after, isInLog = false }: DifferenceProps) {
  const { t } = useTexts('content');
  const changes = changesInWords(kind, useKindWords(kind), before, after);
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  const caption = t('difference.caption', { count: changes.length });
  return (
    <table className="record-difference">
      <caption>{isInLog ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('difference.field')}</th>
          <th scope="col">{t('difference.before')}</th>
          <th scope="col">{t('difference.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.field.name} change={change} isCut={isInLog} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ change, isCut }: { change: ChangeInWords; isCut: boolean }) {
  const { field, label } = change;
  const [before, after] =
    field.type === 'html' ? htmlAsRead(change.before, change.after) : [change.before, change.after];
  const isProse = field.type === 'text' || field.type === 'longText' || field.type === 'html';
  const whole = (text: string | null) => (text === null ? [] : [{ text, isChanged: true }]);
  const [old, now] = (isProse ? changedParts(before ?? '', after ?? '') : [whole(before), whole(after)]).map(
    (parts) => (isCut ? cutParts(parts, SIGNS) : parts),
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td lang={field.language}>
        <MarkedText parts={old ?? []} as="del" />
      </td>
      <td lang={field.language}>
        <MarkedText parts={now ?? []} as="ins" />
      </td>
    </tr>
  );
}
