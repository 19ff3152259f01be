import { assessUnderAgreements } from './assess-agreements';
import type { AgreementsInput, UnderAgreements } from './assess-agreements';
import { assess } from './assess';
import type { Assessed, AssessInput } from './assess';
import { readBomText } from '../bom/bom-csv';
import type { BomImport } from '../bom/bom-csv';
import { readPastedCells } from '../bom/bom-fill';
import type { BomFill } from '../bom/bom-fill';
import { decodeText } from '@/shared/files/decode-text';
import { countryReader } from '../origin-countries';
import type { AmountStyle } from '../bom/read-fields';
import type { BomReading, CellColumn } from '../bom/read-cells';

/** The reader of a text: how their draft writes amounts, their language and its country names by code. */
export interface Reader extends AmountStyle {
  language: string;
  names: Readonly<Record<string, string>>;
}

/**
 * A task that may take long: assessing a good under RCEP or under other agreements, reading a file or a paste into
 * rows, or cells pasted at a column of the table.
 */
export type OriginTask =
  | { kind: 'assess'; input: AssessInput }
  | { kind: 'agreements'; input: AgreementsInput }
  | { kind: 'read'; content: string | Uint8Array; reader: Reader }
  | { kind: 'fill'; text: string; first: CellColumn; reader: Reader };

/** The result of a task, by kind. */
export type OriginAnswer =
  | { kind: 'assess'; assessed: Assessed }
  | { kind: 'agreements'; assessed: UnderAgreements }
  | { kind: 'read'; read: BomImport }
  | { kind: 'fill'; fill: BomFill | null };

/** Runs a task synchronously, on the calling thread. Throws what the domain throws. */
export function answerTask(task: OriginTask): OriginAnswer {
  if (task.kind === 'assess') return { kind: 'assess', assessed: assess(task.input) };
  if (task.kind === 'agreements') return { kind: 'agreements', assessed: assessUnderAgreements(task.input) };
  const reading = readingOf(task.reader);
  if (task.kind === 'fill') return { kind: 'fill', fill: readPastedCells(task.text, task.first, reading) };
  const { content, reader } = task;
  const text = typeof content === 'string' ? content : decodeText(content, reader.language).text;
  return { kind: 'read', read: readBomText(text, reading) };
}

const readingOf = ({ decimal, currency, names }: Reader): BomReading => ({
  decimal,
  currency,
  readCountry: countryReader(names),
});
