import { COUNTRY_CODE } from '@/shared/routing/country-code';
import * as z from 'zod/mini';
import {
  ANSWERS,
  emptyDraft,
  GOOD_AMOUNTS,
  HS_EDITIONS,
  isBlankRow,
  isEmptyDraft,
  MATERIAL_ROLES,
} from './bom';
import type { BomDraft, BomRow } from './bom';

/** Maximum rows of a bill of materials shared by link (product design §8, Addresses). */
const MAX_LINKED_ROWS = 60;

/** The content of a link: a draft, and the rule typed by its reader (empty: none). */
export interface LinkedBom {
  draft: BomDraft;
  ownRule: string;
}

/** The text of `bom=` for a draft and the reader's own rule, or null where the draft is empty, has more than 60 rows or the browser cannot compress. */
export async function writeBomLink({ draft, ownRule }: LinkedBom): Promise<string | null> {
  const rows = draft.rows.filter((row) => !isBlankRow(row));
  if (isEmptyDraft(draft) || rows.length > MAX_LINKED_ROWS || typeof CompressionStream === 'undefined')
    return null;
  const linked: Packed = [
    draft.decimal,
    [...GOOD_AMOUNTS.map((key) => draft.amounts[key]), ...weightsOf(draft)],
    [Number(draft.whollyObtained), Number(draft.onlyMinimalOperations), Number(draft.isSample)],
    [draft.chemicalReaction, draft.appendix, ...(draft.ruleCondition ? [draft.ruleCondition] : [])].map(
      (answer) => ANSWERS.indexOf(answer),
    ),
    rows.map((row) => [...TEXTS.map((key) => row[key]), ...places(row)]),
    ownRule,
  ];
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(linked)),
    new CompressionStream('deflate-raw'),
  );
  return VERSION + base64Url(bytes);
}

/** Decodes a `bom=` text, or returns null if invalid: another version, damaged, too large. Never throws. */
export async function readBomLink(text: string): Promise<LinkedBom | null> {
  const version = READ_VERSIONS.find((known) => text.startsWith(known));
  if (text.length > MAX_LINK_LENGTH || version === undefined || typeof DecompressionStream === 'undefined')
    return null;
  try {
    const bytes = fromBase64Url(text.slice(version.length));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    const linked = packed.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)));
    return linked.success ? linkedOf(linked.data) : null;
  } catch {
    return null;
  }
}

const VERSION = '2.';
/** Links of version 1 carried no rule. */
const READ_VERSIONS = ['1.', VERSION];
const MAX_LINK_LENGTH = 16_000;
const MAX_BYTES = 200_000;
/** Weights that only a rule on active ingredients needs; they follow the amounts where one is filled in. */
const WEIGHTS = ['ingredientsKg', 'ingredientsOriginatingKg'] as const;
const TEXTS = ['name', 'hs', 'value', 'deductible', 'weightKg', 'origin'] as const;

const shortText = z.string().check(z.maxLength(300));
const place = z.number().check(z.int(), z.minimum(0), z.maximum(9));
const packed = z.tuple([
  z.enum(['.', ',']),
  z.array(shortText).check(z.maxLength(GOOD_AMOUNTS.length + WEIGHTS.length)),
  z.array(place),
  z.array(place),
  z.array(z.array(z.union([shortText, place]))).check(z.maxLength(MAX_LINKED_ROWS)),
  z.optional(shortText),
]);
type Packed = z.infer<typeof packed>;

const linkedOf = (linked: Packed): LinkedBom => ({ draft: draftOf(linked), ownRule: linked[5] ?? '' });

function draftOf([decimal, amounts, flags, answers, rows]: Packed): BomDraft {
  const draft = emptyDraft(decimal);
  for (const [index, key] of GOOD_AMOUNTS.entries()) draft.amounts[key] = amounts[index] ?? '';
  const ruleCondition = ANSWERS[answers[2] ?? -1];
  const [ingredientsKg, ingredientsOriginatingKg = ''] = amounts.slice(GOOD_AMOUNTS.length);
  return {
    ...draft,
    whollyObtained: flags[0] === 1,
    onlyMinimalOperations: flags[1] === 1,
    isSample: flags[2] === 1,
    chemicalReaction: ANSWERS[answers[0] ?? -1] ?? 'unknown',
    appendix: ANSWERS[answers[1] ?? -1] ?? 'unknown',
    ...(ruleCondition && { ruleCondition }),
    ...(ingredientsKg !== undefined && { ingredientsKg, ingredientsOriginatingKg }),
    rows: rows.map(rowOf),
  };
}

function rowOf(cells: readonly (string | number)[]): BomRow {
  const written = (key: (typeof TEXTS)[number]) => {
    const cell = cells[TEXTS.indexOf(key)];
    return typeof cell === 'string' ? cell : '';
  };
  const at = (index: number) => {
    const cell = cells[TEXTS.length + index];
    return typeof cell === 'number' ? cell : -1;
  };
  return {
    name: written('name'),
    hs: written('hs'),
    value: written('value'),
    deductible: written('deductible'),
    weightKg: written('weightKg'),
    origin: COUNTRY_CODE.test(written('origin')) ? written('origin') : '',
    originating: ANSWERS[at(0)] ?? 'unknown',
    role: MATERIAL_ROLES[at(1)] ?? 'material',
    hsEdition: HS_EDITIONS[at(2) - 1] ?? '',
  };
}

function weightsOf(draft: BomDraft): string[] {
  const weights = WEIGHTS.map((key) => draft[key] ?? '');
  return weights.some((text) => text !== '') ? weights : [];
}

const places = (row: BomRow) => [
  ANSWERS.indexOf(row.originating),
  MATERIAL_ROLES.indexOf(row.role),
  HS_EDITIONS.findIndex((edition) => edition === row.hsEdition) + 1,
];

/** Pipes bytes through a stream and stops, with an error, once the output exceeds `MAX_BYTES`. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const reader = stream.readable.getReader();
  const out: number[] = [];
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (const byte of part.value) out.push(byte);
      if (out.length > MAX_BYTES) throw new RangeError('Too large');
    }
  };
  try {
    await Promise.all([written, read()]);
  } catch (error) {
    await Promise.allSettled([writer.abort(error), reader.cancel(error)]);
    throw error;
  }
  return new Uint8Array(out);
}

const base64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
