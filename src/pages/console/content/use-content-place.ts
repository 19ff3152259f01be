import { useLocation, useSearchParams } from 'react-router-dom';

/** The parts of a record's page, in the order of their tabs. */
export const RECORD_PARTS = ['edit', 'preview', 'versions', 'audit'] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

const KEYS = { record: 'record', part: 'part', from: 'copyOf' };

/**
 * The open record and its part, in the address beside the state of the list:
 * `?country=VN&record=vn-law-1&part=versions`. The record `new` is one that is not saved yet; `copyOf` is the record
 * it begins as a copy of.
 */
export function useContentPlace() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const at = (record: string | null, part: RecordPart = 'edit', copyOf: string | null = null) => {
    const next = new URLSearchParams(params);
    for (const key of Object.values(KEYS)) next.delete(key);
    if (record !== null) next.set(KEYS.record, record);
    if (record !== null && part !== 'edit') next.set(KEYS.part, part);
    if (copyOf !== null) next.set(KEYS.from, copyOf);
    return next;
  };
  const addressOf = (record: string | null, part?: RecordPart) => {
    const query = at(record, part).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    record: params.get(KEYS.record) || null,
    part: RECORD_PARTS.find((part) => part === params.get(KEYS.part)) ?? 'edit',
    copyOf: params.get(KEYS.from) || null,
    addressOf,
    open: (record: string, part?: RecordPart) => setParams(at(record, part)),
    copy: (record: string) => setParams(at('new', 'edit', record)),
    close: () => setParams(at(null)),
    /** Replaces the address of an unsaved record by that of the saved one. */
    replace: (record: string) => setParams(at(record), { replace: true }),
  };
}
