import type { Language } from '@/shared/i18n/languages';
import type { FirstPaint } from './render-first-paint';

/**
 * The texts of the first paint as in index.html: once the parts all languages share, with a mark wherever they
 * differ, and for each language its words for the marks, one per line. This form takes half the space.
 */
export interface FirstPaintTexts {
  shared: string;
  words: { language: Language; lines: string }[];
}

const SHARED_ID = 'first-paint';
const idOf = (language: Language) => `${SHARED_ID}-${language}`;

/** Neither can occur in JSON unescaped, so no text contains one. */
const MARK = '\t';
const END_OF_LINE = '\n';

/** Splits the languages. Throws if they do not have the same sequence of tags and texts. */
export function shareFirstPaint(painted: readonly FirstPaint[]): FirstPaintTexts {
  const rows = rowsOf(
    painted.map((paint) => JSON.stringify({ ...paint, language: undefined })),
    /<[^>]*>|[^<>]+/g,
  );
  if (rows === undefined) throw new Error('The first paint is not built alike in all languages');
  // A tag is split if its attributes are the same in all languages, and left whole if not.
  const pieces = rows.flatMap((row) => rowsOf(row, /"|[^"]+/g) ?? [row]);
  const words = new Map<string, { row: string[]; place: number }>();
  const shared = pieces.map((row) => {
    const [first = ''] = row;
    if (row.every((each) => each === first)) return first;
    const key = row.join(END_OF_LINE);
    const { place } = words.get(key) ?? { place: words.size };
    words.set(key, { row, place });
    return `${MARK}${place}${MARK}`;
  });
  return {
    shared: shared.join(''),
    words: painted.map(({ language }, at) => ({
      language,
      lines: [...words.values()].map(({ row }) => row[at]).join(END_OF_LINE),
    })),
  };
}

/** The pieces of several texts side by side; undefined if one has more of them than another. */
function rowsOf(texts: readonly string[], piece: RegExp): string[][] | undefined {
  const columns = texts.map((text) => text.match(piece) ?? []);
  const [first = []] = columns;
  if (columns.some(({ length }) => length !== first.length)) return undefined;
  return first.map((_, at) => columns.map((column) => column[at] ?? ''));
}

/** As text blocks, which cost a browser nothing until they are parsed. */
export function writeFirstPaint({ shared, words }: FirstPaintTexts): string {
  const block = (id: string, text: string) =>
    `<script type="text/plain" id="${id}">${text.replaceAll('</', String.raw`<\/`)}</script>`;
  return [block(SHARED_ID, shared), ...words.map(({ language, lines }) => block(idOf(language), lines))].join(
    '\n',
  );
}

/** Reassembles a language; undefined if index.html has no first paint, as in development. */
export function readFirstPaint(language: Language): Omit<FirstPaint, 'language'> | undefined {
  const textOf = (id: string) => document.querySelector(`#${id}`)?.textContent;
  const shared = textOf(SHARED_ID);
  const lines = textOf(idOf(language))?.split(END_OF_LINE);
  if (!shared || !lines) return undefined;
  const json = shared.replaceAll(/\t(\d+)\t/g, (_, place: string) => lines[Number(place)] ?? '');
  return JSON.parse(json) as FirstPaint;
}
