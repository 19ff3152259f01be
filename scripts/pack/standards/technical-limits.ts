import { INDICATOR_KEYS } from './indicator-keys';
import { addressIn, sectorNamed } from './numbers';
import type { PackedIndicator, PackedPart, PackedStandard, Row } from './packed-standard';

/** Remarks on the search for a row, of no use to a reader of the limit. */
const ON_THE_SEARCH = /not used$|excerpt|^effective date:|^a 2025 revision may exist/;
const ACT = /^(Act on .+?) \(Act (\d+) of (\d{4})\)/;

/**
 * The table `technical-limits.csv`: limits and the documents that set them. `known` are numbers of standards in the
 * other tables; a number without a year here refers to their only edition.
 */
export function technicalLimits(rows: readonly Row[], known: readonly string[]): PackedPart {
  const documents = new Map(rows.toReversed().map((row) => [numberOf(row, known), row]));
  return {
    standards: [...documents].map(([number, row]) => toStandard(number, row)),
    relations: replacements(rows, [...documents.keys()]),
    indicators: rows.map((row) => toIndicator(row, known)),
  };
}

/** The number at the start of a document's name; a law has its number in brackets. */
function numberOf({ document = '' }: Row, known: readonly string[]): string {
  const act = ACT.exec(document);
  if (act !== null) return `Act No. ${act[2]} of ${act[3]}`;
  const number = /^(?:[A-Z]+(?:\/[A-Z])?) (?:[A-Z] )?[\d.:-]+(?:\/[A-Za-z0-9:]+)?/.exec(document)?.[0];
  if (number === undefined) throw new Error(`No number in "${document}"`);
  const editions = known.filter((other) => other.startsWith(`${number}:`));
  return editions.length === 1 ? (editions[0] ?? number) : number;
}

function toStandard(number: string, row: Row): PackedStandard {
  const { document = '', in_force = '', source = '' } = row;
  const title = ACT.exec(document)?.[1] ?? (document.slice(number.length).trim() || null);
  const isTitle = title !== null && !title.startsWith('(');
  const from = /^\d{4}-\d\d-\d\d/.exec(in_force)?.[0];
  const url = addressIn(source);
  return {
    number,
    ...(isTitle ? { titles: { en: title } } : {}),
    sector: sectorNamed(row['sector'] ?? ''),
    // The date of a law's limit is not the date of the law.
    ...(from === undefined || ACT.test(document) ? {} : { from }),
    ...(url === null ? {} : { url }),
    mark: markOf(row),
    sourceId: 'standards-limits',
  };
}

const markOf = (row: Row): 'fact' | 'unchecked' => (row['verified'] === 'fact' ? 'fact' : 'unchecked');

/** "Replaced by the 2025 edition". */
function replacements(rows: readonly Row[], numbers: readonly string[]): PackedPart['relations'] {
  return rows.flatMap((row) => {
    const year = /replaced by the (\d{4}) edition/.exec(row['note'] ?? '')?.[1];
    const to = numberOf(row, []);
    const from = numbers.find((number) => number === to.replace(/\d{4}$/, year ?? ''));
    return year === undefined || from === undefined
      ? []
      : [{ from, kind: 'replaces', degree: null, to, mark: markOf(row) }];
  });
}

function toIndicator(row: Row, known: readonly string[]): PackedIndicator {
  const { indicator = '', limit = '', unit = '', in_force = '', note = '', product_class = '' } = row;
  const [from = null] = /^\d{4}-\d\d-\d\d/.exec(in_force) ?? [];
  const rest = in_force.replace(/^\d{4}-\d\d-\d\d/, '').trim();
  const notes = [rest.replace(/^\((.*)\)$/, '$1'), ON_THE_SEARCH.test(note) ? '' : note];
  return {
    standard: numberOf(row, known),
    key: INDICATOR_KEYS[indicator] ?? null,
    name: indicator,
    productClass: product_class || null,
    limit,
    unit: unit || null,
    testMethod: /\bSNI ISO [\d-]+/.exec(limit)?.[0] ?? null,
    inForceFrom: from,
    note: notes.filter((text) => text !== '').join('; ') || null,
    url: addressIn(row['source'] ?? ''),
    asOf: row['as_of'] || null,
    mark: markOf(row),
  };
}
