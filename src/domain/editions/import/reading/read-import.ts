import type { FileShape } from './file-format';
import type { ImportReading, ImportSource } from './import-reading';
import { readKinds } from './read-kinds';
import { readRuleList, readRuleTemplate } from './read-rules';
import { readTemplate } from './read-template';
import { readWide } from './read-wide';

const READERS: Readonly<Record<FileShape, (source: ImportSource) => ImportReading>> = {
  wide: readWide,
  kinds: readKinds,
  template: readTemplate,
  ruleList: readRuleList,
  ruleTemplate: readRuleTemplate,
};

/** Reads and checks every row of a file. */
export const readEditionFile = (source: ImportSource): ImportReading => READERS[source.format.shape](source);
