/** What an edition is a copy of. */
export type EditionKind = 'nomenclature' | 'schedule' | 'rules' | 'appendix' | 'agreementCriteria';

/** How far the copy is checked: at its official source, not yet, or sample data. */
export type EditionMark = 'fact' | 'unchecked' | 'sample';

/**
 * One published table that answers are based on: which document, from whom, how old, and how much of it is available.
 * `rows` and `codes` are counted, never typed in; `codes` are six-digit codes of the HS. Days are `yyyy-MM-dd`; null
 * is unknown.
 */
export interface Edition {
  readonly id: string;
  readonly kind: EditionKind;
  /** ISO 3166-1 alpha-2; null where the document is of no single importer. */
  readonly importer: string | null;
  /** Year of the Harmonized System its codes are of; null where it has no codes. */
  readonly hsEdition: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
  readonly licence: string;
  /** Day, month or year the copy is of. */
  readonly asOf: string;
  readonly mark: EditionMark;
  readonly rows: number;
  readonly codes: number;
}
