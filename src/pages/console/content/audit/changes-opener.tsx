import { changedFieldsOf } from '@/features/content/changes/changes-in-words';
import type { AuditEntry } from '@/features/content/audit-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { loggedKind } from '../kinds/content-kinds-schema';

interface ChangesOpenerProps {
  entry: AuditEntry;
  isOpen: boolean;
  onToggle: () => void;
}

/** How much an entry changed, as the button that shows it below the row; a dash if it changed no field. */
export function ChangesOpener({ entry, isOpen, onToggle }: ChangesOpenerProps) {
  const { t } = useTexts('content');
  const kind = loggedKind(entry.kind);
  const count =
    kind === null || entry.after === null ? 0 : changedFieldsOf(kind, entry.before, entry.after).length;
  if (count === 0) return '—';
  return (
    <button type="button" className="row-action changes-opener" aria-expanded={isOpen} onClick={onToggle}>
      {t('difference.caption', { count })}
    </button>
  );
}
