import { isRules, RULES } from '../edition-subject';
import { field, type FileField, headOf, KINDS, RULE_LIST, RULE_TEMPLATE, TEMPLATE } from './file-fields';
import { KNOWN_LAYOUTS, layoutOf } from '../layouts';
import type { TariffLayout } from '../tariff-layout';
import { wordKey } from '../word-key';

/** The cells of a sheet, row by row. */
export type SheetCells = readonly (readonly string[])[];

/**
 * How a file is laid out. Of a tariff: `wide` has one row per line and a column per rate, `kinds` one row per line and
 * kind of rate (Korea's data set 15051179), `template` one row per line, origin group and year. Of rules of origin, one
 * row per rule: `ruleList`, or `ruleTemplate` with the edition of the HS in each row.
 */
export type FileShape = 'wide' | 'kinds' | 'template' | 'ruleList' | 'ruleTemplate';

/** Where a file has what: `places` has the column of each field, counted from 0; null if the file has none. */
export interface FileFormat {
  readonly shape: FileShape;
  /** What the edition is of; see `edition-subject.ts`. */
  readonly subject: string;
  /** The first row below the head, counted from 0. */
  readonly firstRow: number;
  /** The names of the file's columns. */
  readonly head: readonly string[];
  readonly places: Readonly<Record<string, number | null>>;
}

/** Rows in which the head is searched: files have titles above it. */
const HEAD_ROWS = 20;
/** Rates a wide file must have. */
const FEWEST_RATES = 1;

/** The shapes a file of an edition may have; the first is the one to choose columns for. */
export const shapesOf = (subject: string): readonly FileShape[] =>
  isRules(subject) ? ['ruleList', 'ruleTemplate'] : ['wide', 'template', 'kinds'];

/** The head of the template for an edition. */
export const templateHeadOf = (subject: string): readonly string[] =>
  headOf(isRules(subject) ? RULE_TEMPLATE : TEMPLATE);

/** The columns that files of a shape have, whatever the edition is of; a wide file has those of its tariff. */
const FIXED: Readonly<Partial<Record<FileShape, readonly FileField[]>>> = {
  template: TEMPLATE,
  kinds: KINDS,
  ruleList: RULE_LIST,
  ruleTemplate: RULE_TEMPLATE,
};

/** The columns a file of a shape may have. */
export const fieldsOf = (shape: FileShape, subject: string): readonly FileField[] =>
  FIXED[shape] ?? wideFields(layoutOf(subject));

function wideFields(layout: TariffLayout): FileField[] {
  return [
    field('code', ['code', ...layout.codeHeads]),
    ...Object.entries(layout.descriptions).map(([id, heads]) => field(id, [id, ...heads], false)),
    ...layout.columns.map(({ id, heads }) => field(id, [id, ...heads], false)),
  ];
}

/** The format of a file by its head; null if none is known. `subject` wins where the head fits several. */
export function recognise(cells: SheetCells, subject: string): FileFormat | null {
  const kinds = candidates(subject).map((kind) => ({
    kind,
    fields: keyed(fieldsOf(kind.shape, kind.subject)),
  }));
  const found = cells.slice(0, HEAD_ROWS).flatMap((_row, at) => formatsAt(cells, at, kinds));
  const best = Math.max(...found.map(({ score }) => score));
  return found.find(({ score }) => score === best)?.format ?? null;
}

/** The format of a file whose columns are chosen by hand, with those that are recognised. */
export function formatByHand(
  cells: SheetCells,
  { shape, subject, headRow }: { shape: FileShape; subject: string; headRow: number },
): FileFormat {
  const head = headAt(cells, headRow, 1);
  return {
    shape,
    subject,
    firstRow: headRow + 1,
    head,
    places: placesIn(head.map(wordKey), keyed(fieldsOf(shape, subject))),
  };
}

/** Whether a file has all it must have. */
export function isComplete({ shape, subject, places }: FileFormat): boolean {
  if (fieldsOf(shape, subject).some(({ id, required }) => required && isMissing(places[id]))) return false;
  if (shape !== 'wide') return true;
  return layoutOf(subject).columns.filter(({ id }) => !isMissing(places[id])).length >= FEWEST_RATES;
}

/** Whether the first day of the edition determines which rows of a file are used. */
export const isByDate = ({ shape }: FileFormat): boolean => shape === 'template' || shape === 'kinds';

/** The names of the columns that are not used. */
export function unusedColumns({ head, places }: FileFormat): readonly string[] {
  const used = new Set(Object.values(places));
  return [...new Set(head.filter((name, at) => name !== '' && !used.has(at)))];
}

const isMissing = (place: number | null | undefined): boolean => place === null || place === undefined;

/** The complete formats whose head is at a row, alone or with the row below it. */
function formatsAt(cells: SheetCells, at: number, kinds: readonly Candidate[]) {
  return [1, 2].flatMap((rows) => {
    const head = headAt(cells, at, rows);
    const inHead = head.map(wordKey);
    const firstRow = at + rows;
    return kinds.flatMap(({ kind, fields }) => {
      const places = placesIn(inHead, fields);
      const format = { ...kind, firstRow, head, places };
      const score = Object.values(places).filter((place) => place !== null).length;
      return isComplete(format) ? [{ format, score }] : [];
    });
  });
}

/** What a file may be, with the fields it then has. */
interface Candidate {
  readonly kind: Pick<FileFormat, 'shape' | 'subject'>;
  readonly fields: readonly KeyedField[];
}

/** What a file may be while an edition of `subject` is imported: also one of another subject, if its head shows which. */
function candidates(subject: string): readonly Candidate['kind'][] {
  const own = isRules(subject) ? [] : [subject];
  const importers = [...own, ...KNOWN_LAYOUTS.map(({ importer }) => importer)];
  return [
    { shape: 'kinds', subject: 'KR' },
    ...own.map((importer) => ({ shape: 'template' as const, subject: importer })),
    ...[...new Set(importers)].map((importer) => ({ shape: 'wide' as const, subject: importer })),
    { shape: 'ruleTemplate', subject: RULES },
    { shape: 'ruleList', subject: RULES },
  ];
}

/** The head of one row, or of two: an empty upper cell continues the one before it, as merged cells do. */
function headAt(cells: SheetCells, at: number, rows: number): string[] {
  const [upper = [], lower = []] = [cells[at], cells[at + 1]];
  if (rows === 1) return upper.map((cell) => cell.trim());
  let last = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_each, place) => {
    const own = (upper[place] ?? '').trim();
    last = own === '' ? last : own;
    return `${last} ${(lower[place] ?? '').trim()}`.trim();
  });
}

/** A field with the keys of its names. */
interface KeyedField {
  readonly id: string;
  readonly keys: readonly string[];
}

const keyed = (fields: readonly FileField[]): KeyedField[] =>
  fields.map(({ id, heads }) => ({ id, keys: heads.map(wordKey) }));

/** The columns of fields by the keys of the head. */
function placesIn(inHead: readonly string[], fields: readonly KeyedField[]): Record<string, number | null> {
  return Object.fromEntries(
    fields.map(({ id, keys }) => {
      const place = keys.map((key) => inHead.indexOf(key)).find((at) => at >= 0);
      return [id, place ?? null];
    }),
  );
}
