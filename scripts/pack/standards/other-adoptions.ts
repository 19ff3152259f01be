import { relationNamed } from './chinese-standards';
import { addressIn, numbersIn, sectorNamed } from './numbers';
import type { PackedPart, PackedRelation, PackedStandard, Row } from './packed-standard';

/** The language of titles that are not in English, by country. */
const TITLE_LANGUAGES: Readonly<Record<string, string>> = { ID: 'id' };

/** The table `standards-adoption-other.csv`: standards of several countries and what they adopt. */
export function otherAdoptions(rows: readonly Row[]): PackedPart {
  return {
    standards: rows.map(toStandard),
    relations: rows.flatMap((row) => [...adoptions(row), ...citations(row)]),
    indicators: [],
  };
}

function adoptions(row: Row): PackedRelation[] {
  const relation = relationNamed(row['relation'] ?? '');
  const mark = markOf(row);
  const numbers = numbersIn(row['international_standard'] ?? '');
  return relation === null ? [] : numbers.map((to) => ({ from: numberOf(row), ...relation, to, mark }));
}

/** "Cited as normative reference in" another standard. */
function citations(row: Row): PackedRelation[] {
  const from = /^cited as normative reference in (.+)$/.exec(row['note'] ?? '')?.[1];
  return from === undefined
    ? []
    : [{ from, kind: 'references', degree: null, to: numberOf(row), mark: markOf(row) }];
}

const markOf = (row: Row): 'fact' | 'unchecked' => (row['verified'] === 'fact' ? 'fact' : 'unchecked');

/** The number with its year in the country's notation; without one if the table has none. */
function numberOf({ number = '', year = '', country }: Row): string {
  const digits = /^\d{4}/.exec(year)?.[0];
  if (digits === undefined) return number;
  return `${number}${country === 'CN' ? '-' : ':'}${digits}`;
}

function toStandard(row: Row): PackedStandard {
  const url = addressIn(row['source'] ?? '');
  const title = (row['title'] ?? '').replace(/ \(title as in the JIS list\)$/, '');
  return {
    number: numberOf(row),
    titles: { [TITLE_LANGUAGES[row['country'] ?? ''] ?? 'en']: title },
    sector: sectorNamed(row['sector'] ?? ''),
    ...(row['relation']?.startsWith('none') === true ? { adoption: 'none' } : {}),
    ...(url === null ? {} : { url }),
    mark: markOf(row),
    sourceId: 'standards-adoption',
  };
}
