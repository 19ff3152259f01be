import type { HsSynonym } from './hs-synonym';
import { machineSynonyms } from './hs-synonyms-machines';
import { materialSynonyms } from './hs-synonyms-materials';

export const hsSynonyms: HsSynonym[] = [...machineSynonyms, ...materialSynonyms];
