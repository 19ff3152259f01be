import type { HsSynonym } from './hs-synonym';
import { buildingSynonyms } from './hs-synonyms-building';
import { machineSynonyms } from './hs-synonyms-machines';
import { textileSynonyms } from './hs-synonyms-textiles';
import { vehicleSynonyms } from './hs-synonyms-vehicles';

export const hsSynonyms: HsSynonym[] = [
  ...vehicleSynonyms,
  ...machineSynonyms,
  ...buildingSynonyms,
  ...textileSynonyms,
];
