import { useLocation, useSearchParams } from 'react-router-dom';
import { LANGUAGES, type Language } from '@/shared/i18n/languages';

/** The parts of a record's page, in the order of their tabs. */
export const RECORD_PARTS = ['edit', 'preview', 'versions', 'audit'] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

// `add` asks the list for a new record (`useAddRequest`).
const KEYS = { record: 'record', part: 'part', from: 'copyOf', add: 'add' };
// Stays for the records that are opened next.
const TEXTS = 'texts';
const ALL = 'all';
/** Before the name of a field whose value a new record begins with. */
const FILL = 'fill.';

/**
 * The open record and its part, in the address beside the state of the list:
 * `?country=VN&record=vn-law-1&part=versions`. The record `new` is one that is not saved yet; `copyOf` is the record
 * it begins as a copy of, and `fill.<field>` a value it begins with. `texts=vi` shows only the texts of a translation into
 * Vietnamese, as does a list of the records without a text in that language alone; `texts=all` all fields.
 */
export function useContentPlace() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const at = (record: string | null, part: RecordPart = 'edit', copyOf: string | null = null) => {
    const next = new URLSearchParams(params);
    for (const key of Object.values(KEYS)) next.delete(key);
    for (const name of Object.keys(filledIn(params))) next.delete(FILL + name);
    if (record !== null) next.set(KEYS.record, record);
    if (record !== null && part !== 'edit') next.set(KEYS.part, part);
    if (copyOf !== null) next.set(KEYS.from, copyOf);
    return next;
  };
  const atPart = (part: RecordPart, first: RecordPart) => {
    const next = new URLSearchParams(params);
    if (part === first) next.delete(KEYS.part);
    else next.set(KEYS.part, part);
    return next;
  };
  const onPage = (record: string, page: number) => {
    const next = at(record);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return next;
  };
  const addressOf = (record: string | null, part?: RecordPart) => {
    const query = at(record, part).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    record: params.get(KEYS.record) || null,
    /** Null: the part that the record opens with. */
    part: RECORD_PARTS.find((part) => part === params.get(KEYS.part)) ?? null,
    /** True for a list of the records that wait for the reader's review. */
    isOfWaiting: params.get('state') === 'waiting',
    copyOf: params.get(KEYS.from) || null,
    /** The language whose translations alone are shown; null: all fields. */
    texts: textsIn(params),
    filled: filledIn(params),
    /** What a new record begins with, as a query; empty for nothing. */
    begun: begunIn(params),
    addressOf,
    /** The same record in another part; a new one still begins with the same values. `first`: what it opens with. */
    partAddressOf: (part: RecordPart, first: RecordPart) => `${pathname}?${atPart(part, first)}`,
    openPart: (part: RecordPart, first: RecordPart) => setParams(atPart(part, first)),
    /** Shows the form, with all fields unless a field is among the texts that are shown. */
    openField: (first: RecordPart, isAmongTexts: boolean) => {
      const next = atPart('edit', first);
      if (!isAmongTexts) next.set(TEXTS, ALL);
      setParams(next, { replace: !isAmongTexts });
    },
    showTexts: (language: Language | null) => {
      const next = new URLSearchParams(params);
      next.set(TEXTS, language ?? ALL);
      setParams(next, { replace: true });
    },
    open: (record: string, part?: RecordPart) => setParams(at(record, part)),
    /** The address of a record of another page of the list. */
    addressOn: (record: string, page: number) => `${pathname}?${onPage(record, page)}`,
    /** Opens a record of another page of the list. */
    openOn: (record: string, page: number) => setParams(onPage(record, page)),
    copy: (record: string) => setParams(at('new', 'edit', record)),
    /** Opens a new record that begins as `begun` of another says. */
    openNew: (begun: string) => setParams(new URLSearchParams([...at('new'), ...new URLSearchParams(begun)])),
    close: () => setParams(at(null)),
    /** Replaces the address of an unsaved record by that of the saved one. */
    replace: (record: string) => setParams(at(record), { replace: true }),
  };
}

const textsIn = (params: URLSearchParams): Language | null => {
  const wanted = params.get(TEXTS) || params.get('missing');
  return LANGUAGES.find((language) => language === wanted) ?? null;
};

/** The values a new record begins with, by field. */
const filledIn = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([key, value]) => (key.startsWith(FILL) ? [[key.slice(FILL.length), value]] : [])),
  );

const begunIn = (params: URLSearchParams): string =>
  new URLSearchParams(
    [...params].filter(([key, value]) => value !== '' && (key === KEYS.from || key.startsWith(FILL))),
  ).toString();
