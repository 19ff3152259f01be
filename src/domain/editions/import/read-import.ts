import type { ImportReading, ImportSource } from './import-reading';
import { readKinds } from './read-kinds';
import { readTemplate } from './read-template';
import { readWide } from './read-wide';

const READERS = { wide: readWide, kinds: readKinds, template: readTemplate };

/** Reads and checks every row of a file. */
export const readImport = (source: ImportSource): ImportReading => READERS[source.format.shape](source);
