import type { Language } from '@/shared/i18n/languages';
import type { FirstPaint } from './render-first-paint';

/**
 * The texts of the first paint as they stand in index.html: once what the languages share, with a mark wherever they
 * differ, and for each language the words that go there, a line each. In this form they take half the room.
 */
export interface FirstPaintTexts {
  shared: string;
  words: { language: Language; lines: string }[];
}

const SHARED_ID = 'first-paint';
const idOf = (language: Language) => `${SHARED_ID}-${language}`;

/** Neither can stand in JSON as it is, so that no text holds one. */
const MARK = '\t';
const END_OF_LINE = '\n';

/** Takes the languages apart. Throws where they do not have the same tags and texts one after the other. */
export function shareFirstPaint(painted: readonly FirstPaint[]): FirstPaintTexts {
  const rows = rowsOf(
    painted.map((paint) => JSON.stringify({ ...paint, language: undefined })),
    /<[^>]*>|[^<>]+/g,
  );
  if (rows === undefined) throw new Error('The first paint is not built alike in all languages');
  // A tag is taken apart where its attributes are the same in all languages, and stands whole where they are not.
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

/** The pieces of several texts side by side; undefined where one has more of them than another. */
function rowsOf(texts: readonly string[], piece: RegExp): string[][] | undefined {
  const columns = texts.map((text) => text.match(piece) ?? []);
  const [first = []] = columns;
  if (columns.some(({ length }) => length !== first.length)) return undefined;
  return first.map((_, at) => columns.map((column) => column[at] ?? ''));
}

/** As blocks of text, which cost a browser nothing until they are read. */
export function writeFirstPaint({ shared, words }: FirstPaintTexts): string {
  const block = (id: string, text: string) =>
    `<script type="text/plain" id="${id}">${text.replaceAll('</', String.raw`<\/`)}</script>`;
  return [block(SHARED_ID, shared), ...words.map(({ language, lines }) => block(idOf(language), lines))].join(
    '\n',
  );
}

/** Puts a language together again; undefined where index.html holds no first paint, as while developing. */
export function readFirstPaint(language: Language): Omit<FirstPaint, 'language'> | undefined {
  const textOf = (id: string) => document.querySelector(`#${id}`)?.textContent;
  const shared = textOf(SHARED_ID);
  const lines = textOf(idOf(language))?.split(END_OF_LINE);
  if (!shared || !lines) return undefined;
  const json = shared.replaceAll(/\t(\d+)\t/g, (_, place: string) => lines[Number(place)] ?? '');
  return JSON.parse(json) as FirstPaint;
}
