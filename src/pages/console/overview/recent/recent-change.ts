import { serverMoment } from '@/shared/format/server-moment';
import type { Label } from '@/shared/i18n/label';

/** One added or changed row: its name, its code or address, and when (null if unknown). */
export interface RecentChange {
  id: string;
  name: string;
  /** Of a menu, which may be one of ours. */
  label?: Label;
  code: string;
  /** React key. */
  key: string;
  isNew: boolean;
  moment: Date | null;
}

interface ChangedRow {
  id: string;
  createTime?: string | null | undefined;
  updateTime?: string | null | undefined;
  version?: number | null | undefined;
}

/** The change of a row; a row is new until its version is incremented (back-end contract §1.0). */
export function recentChange(row: ChangedRow, name: string | null | undefined, code: string): RecentChange {
  const moment = serverMoment(row.updateTime ?? row.createTime ?? '');
  return {
    id: row.id,
    name: name || code,
    code: name ? code : '',
    key: code,
    isNew: row.version === 0,
    moment,
  };
}
