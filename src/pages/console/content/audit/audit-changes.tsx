import type { ContentKind } from '@/features/content/content-kind';
import type { AuditEntry } from '@/features/content/content-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Difference } from '../record/versions/difference';

/** What an entry changed, folded; a dash if it changed no field. */
export function AuditChanges({ kind, entry }: { kind: ContentKind | null; entry: AuditEntry }) {
  const { t } = useTexts('content');
  if (kind === null || entry.after === null) return '—';
  const count = Object.keys(entry.after).length;
  return (
    <details className="audit-changes">
      <summary>{t('difference.caption', { count })}</summary>
      <Difference kind={kind} before={entry.before} after={entry.after} />
    </details>
  );
}
