import { assess } from './assess';
import type { Assessed, AssessInput } from './assess';
import type { DecimalMark } from '@/shared/format/amounts';
import { readBomText } from './bom-csv';
import type { BomImport } from './bom-csv';
import { decodeText } from './decode-text';
import { countryReader } from './origin-countries';

/** Work that may be long: assessing a good, or reading a file or a paste into rows. `names` are country names by code. */
export type OriginTask =
  | { kind: 'assess'; input: AssessInput }
  | {
      kind: 'read';
      content: string | Uint8Array;
      decimal: DecimalMark;
      names: Readonly<Record<string, string>>;
    };

/** What a task gives, of the task's kind. */
export type OriginAnswer = { kind: 'assess'; assessed: Assessed } | { kind: 'read'; read: BomImport };

/** Does a task at once, wherever it is called. Throws what the domain throws. */
export function answerTask(task: OriginTask): OriginAnswer {
  if (task.kind === 'assess') return { kind: 'assess', assessed: assess(task.input) };
  const text = typeof task.content === 'string' ? task.content : decodeText(task.content).text;
  return {
    kind: 'read',
    read: readBomText(text, { decimal: task.decimal, readCountry: countryReader(task.names) }),
  };
}
