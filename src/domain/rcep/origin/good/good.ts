/** The edition of the Harmonized System a code is of. */
export type HsEdition = 2012 | 2017 | 2022;

/** How a material is treated: 3.8 (packaging and packing), 3.9 (accessories), 3.10 (indirect materials). */
export type MaterialRole = 'material' | 'retailPackaging' | 'transportPacking' | 'accessory' | 'indirect';

/** A material of the bill; money in the currency of the good. */
export interface Material {
  readonly name: string;
  readonly hs: string;
  /** Absent: the edition of the good. */
  readonly hsEdition?: HsEdition;
  /** CIF if imported, else the earliest ascertainable price paid in a Party (3.5.3). */
  readonly value: number;
  /** Expenses of 3.5.5 inside `value`; subtracted in the value of non-originating materials only. */
  readonly deductible?: number;
  readonly weightKg?: number;
  readonly originating: boolean | 'unknown';
  /** ISO 3166-1 alpha-2; absent: the exporting Party. */
  readonly origin?: string;
  /** Absent: material. */
  readonly role?: MaterialRole;
}

/** A good with its bill of materials; money in one currency. */
export interface Good {
  readonly hs: string;
  readonly hsEdition?: HsEdition;
  readonly exporter: string;
  readonly fob: number;
  readonly weightKg?: number;
  readonly materials: readonly Material[];
  readonly directLabour?: number;
  readonly directOverhead?: number;
  readonly profit?: number;
  readonly otherCost?: number;
  /** Absent: false. */
  readonly onlyMinimalOperations?: boolean;
  /** Absent: false. */
  readonly whollyObtained?: boolean;
  /** Absent: unknown. */
  readonly chemicalReaction?: boolean;
  /** Parties whose materials may be cumulated for this importer and date; absent: all 15. */
  readonly cumulationParties?: readonly string[];
}
