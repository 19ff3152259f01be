import type { LawRecord } from './laws-schema';

/** How a law can be cited; all are plain text. */
export const CITATION_FORMATS = ['sentence', 'lines', 'ris'] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];

/** The parts of a citation, in the reader's language. */
export interface Citation {
  title: string;
  /** The title as enacted, if different. */
  name: string | null;
  country: string;
  number: string | null;
  /** Dated steps in words, in their order. */
  dates: readonly string[];
  /** The year of the latest step, for reference managers. */
  year: string | null;
  url: string;
  /** The access date, in words. */
  readOn: string;
}

/** Words and punctuation of a citation in the reader's language. */
export interface CitationWords {
  quoted: (title: string) => string;
  comma: string;
  stop: string;
  label: Record<'title' | 'name' | 'country' | 'number' | 'dates' | 'url' | 'readOn', string>;
  labelled: (label: string, text: string) => string;
}

/** The address a law is cited by: the official one if available, else its page on this site. */
export const citedUrl = (law: Pick<LawRecord, 'url'>, page: string): string => law.url ?? page;

/** A citation in one of the formats: title, number, dates, address; missing parts are left out. */
export function citationText(format: CitationFormat, cited: Citation, words: CitationWords): string {
  switch (format) {
    case 'sentence':
      return sentence(cited, words);
    case 'lines':
      return lines(cited, words);
    case 'ris':
      return ris(cited);
  }
}

function sentence(
  { title, name, country, number, dates, url, readOn }: Citation,
  words: CitationWords,
): string {
  const parts = [words.quoted(title), name, country, number, ...dates, url, readOn];
  return parts.filter((part) => part !== null).join(words.comma) + words.stop;
}

function lines(cited: Citation, { label, labelled }: CitationWords): string {
  const rows: [string, string | null][] = [
    [label.title, cited.title],
    [label.name, cited.name],
    [label.country, cited.country],
    [label.number, cited.number],
    [label.dates, cited.dates.length === 0 ? null : cited.dates.join('; ')],
    [label.url, cited.url],
    [label.readOn, cited.readOn],
  ];
  return rows.flatMap(([name, text]) => (text === null ? [] : [labelled(name, text)])).join('\n');
}

/** The RIS form of reference managers, type STAT (a statute). */
function ris({ title, name, country, number, dates, year, url, readOn }: Citation): string {
  const rows: [string, string | null][] = [
    ['TY', 'STAT'],
    ['TI', title],
    ['T2', name],
    ['CY', country],
    ['M1', number],
    ['PY', year],
    ['N1', [...dates, readOn].join('; ')],
    ['UR', url],
    ['ER', ''],
  ];
  return rows.flatMap(([tag, text]) => (text === null ? [] : [`${tag}  - ${text}`])).join('\n');
}
