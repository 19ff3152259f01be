import { rowsIn, rowsText } from '@/features/content/content-entries';
import type { ContentField } from '@/features/content/content-kind';

/** The choices of a field, each with the words it is shown by. */
export type ChoiceWords = readonly { value: string; words: readonly string[] }[];

/** The words of a field's choices, or of those of a part of its rows; none if they are not named. */
export type WordsOf = (field: ContentField) => ChoiceWords;

/** Between several choices in a sentence of any language. */
const SEPARATORS = /[,，、;；]/;

/**
 * A cell with the codes of its choices: each may be entered as its code or by its words, whatever their case and
 * spaces. What is neither stays, and so does every cell without choices.
 */
export function codesIn(field: ContentField, cell: string, wordsOf: WordsOf): string {
  switch (field.type) {
    case 'choice':
      return codeOf(cell, wordsOf(field)) ?? cell;
    case 'choices':
      return severalCodes(cell, wordsOf(field));
    case 'rows':
      return rowCodes(field, cell, wordsOf);
    default:
      return cell;
  }
}

function severalCodes(cell: string, choices: ChoiceWords): string {
  if (choices.length === 0) return cell;
  return (
    codeOf(cell, choices) ??
    cell
      .split(SEPARATORS)
      .map((one) => codeOf(one, choices) ?? one.trim())
      .filter((one) => one !== '')
      .join(',')
  );
}

/** A row with too many parts stays as it is, to be refused. */
function rowCodes(field: ContentField, cell: string, wordsOf: WordsOf): string {
  const parts = field.parts ?? [];
  const isWhole = cell.split('\n').every((line) => line.split('|').length <= parts.length);
  if (!isWhole || parts.every((part) => wordsOf(part).length === 0)) return cell;
  return rowsText(
    field,
    rowsIn(field, cell).map((row) =>
      Object.fromEntries(parts.map((part) => [part.name, codesIn(part, row[part.name] ?? '', wordsOf)])),
    ),
  );
}

function codeOf(text: string, choices: ChoiceWords): string | null {
  const bare = bareWord(text);
  const found =
    choices.find(({ value }) => bareWord(value) === bare) ??
    choices.find(({ words }) => words.some((word) => bareWord(word) === bare));
  return found?.value ?? null;
}

/** Without spaces, in lower case, and with characters of full width as those of half width. */
const bareWord = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
