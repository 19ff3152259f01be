import type { ContentKind } from '@/features/content/content-kind';
import { useTexts } from '@/shared/i18n/use-texts';
import { useKindWords } from '@/features/content/words/use-kind-words';
import type { LeftRow } from './bulk-plan';
import './bulk.css';

/** The records that an action leaves alone, by reason. */
export function LeftRows({ kind, rows }: { kind: ContentKind; rows: readonly LeftRow[] }) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const wordOf = ({ reason }: LeftRow) =>
    typeof reason === 'object' ? reason.text : t(`bulk.reason.${reason}`);
  const reasons = [...new Set(rows.map(wordOf))];
  const groups = reasons.map((reason) => [reason, rows.filter((row) => wordOf(row) === reason)] as const);
  return (
    <ul className="bulk-left">
      {groups.map(([reason, of]) => (
        <li key={reason}>
          <b>{t('bulk.reasonCount', { reason, count: of.length })}</b>
          <ul>
            {of.map(({ row }) => (
              <li key={row.id}>{words.name(row.values) || row.id}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
