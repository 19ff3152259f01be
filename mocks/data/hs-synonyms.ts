import { synonymOf, type HsSynonym } from './hs-synonym';
import { animalSynonyms } from './synonyms/animals';
import { buildingSynonyms } from './synonyms/building';
import { chemicalSynonyms } from './synonyms/chemicals';
import { foodSynonyms } from './synonyms/foods';
import { machineSynonyms } from './synonyms/machines';
import { otherSynonyms } from './synonyms/other';
import { paperSynonyms } from './synonyms/paper-and-leather';
import { plantSynonyms } from './synonyms/plants';
import { plasticSynonyms } from './synonyms/plastics';
import { metalSynonyms } from './synonyms/stone-and-metal';
import { textileSynonyms } from './synonyms/textiles';
import { vehicleSynonyms } from './synonyms/vehicles';
import { wornSynonyms } from './synonyms/worn';

export const hsSynonyms: HsSynonym[] = [
  ...animalSynonyms,
  ...plantSynonyms,
  ...foodSynonyms,
  ...chemicalSynonyms,
  ...plasticSynonyms,
  ...paperSynonyms,
  ...textileSynonyms,
  ...wornSynonyms,
  ...buildingSynonyms,
  ...metalSynonyms,
  ...machineSynonyms,
  ...vehicleSynonyms,
  ...otherSynonyms,
].map(synonymOf);
