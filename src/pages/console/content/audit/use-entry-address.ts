import type { AuditEntry } from '@/features/content/audit-schema';
import { useMenu } from '@/features/menu/menu-store';
import { contentRecordAddress } from '@/features/menu/page-address';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';

/** The page of an entry's record; null if it was deleted, or the user's menu has no page of its kind. */
export function useEntryAddress(): (entry: AuditEntry) => string | null {
  const entries = useMenu((menu) => menu.entries);
  const session = useSession();
  return ({ kind, recordId, hasRecord }) =>
    hasRecord
      ? contentRecordAddress(entries, (permissions) => mayUse(session, permissions), kind, recordId)
      : null;
}
