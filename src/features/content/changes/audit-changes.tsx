import { useTexts } from '@/shared/i18n/use-texts';
import type { ContentKind } from '../content-kind';
import type { AuditEntry } from '../audit-schema';
import { changedFieldsOf } from './changes-in-words';
import { Difference } from './difference';

/** What an entry changed, folded, of texts with little of what stayed the same; a dash if it changed no field. */
export function AuditChanges({ kind, entry }: { kind: ContentKind | null; entry: AuditEntry }) {
  const { t } = useTexts('content');
  const { before, after } = entry;
  const count = kind === null || after === null ? 0 : changedFieldsOf(kind, before, after).length;
  if (kind === null || after === null || count === 0) return '—';
  return (
    <details className="audit-changes">
      <summary>{t('difference.caption', { count })}</summary>
      <Difference kind={kind} before={before} after={after} isInLog />
    </details>
  );
}
