/** One row that was added or changed: what it is called, its code or address, and when (null where not said). */
export interface RecentChange {
  id: string;
  name: string;
  code: string;
  /** What a list finds it by. */
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

/** The change of a row; a row is new until its version has been counted up (back-end contract §1.0). */
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

/** The moment of a server's time `yyyy-MM-dd HH:mm:ss`, which is GMT+8 wherever the reader is; null for another text. */
export function serverMoment(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text);
  if (match === null) return null;
  const moment = new Date(`${match[1]}T${match[2]}+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
