/**
 * Names of indicators by what they measure, the same in all documents. Total and extractable content are
 * different, as are content in the product and emission into the air.
 */
export const INDICATOR_KEYS: Readonly<Record<string, string>> = {
  'formaldehyde content': 'formaldehyde',
  formaldehyde: 'formaldehyde',
  'formaldehyde emission': 'formaldehyde-emission',
  'pH value': 'ph',
  'colour fastness to water (change, staining)': 'fastness-water',
  'colour fastness to acid perspiration': 'fastness-acid-perspiration',
  'colour fastness to alkaline perspiration': 'fastness-alkaline-perspiration',
  'colour fastness to dry rubbing': 'fastness-dry-rubbing',
  'colour fastness to wet rubbing': 'fastness-wet-rubbing',
  'colour fastness to saliva': 'fastness-saliva',
  'decomposable carcinogenic aromatic amine dyes (24 amines)': 'azo-amines',
  'each aromatic amine from azo dyes': 'azo-amines',
  'each of 24 specified aromatic amines from azo compounds': 'azo-amines',
  'carcinogenic azo dyes': 'azo-amines',
  odour: 'odour',
  'total lead (coated/printed fabric)': 'lead-total',
  'total cadmium': 'cadmium-total',
  'extractable Pb': 'lead-extractable',
  'extractable Cd': 'cadmium-extractable',
  'extractable Cu': 'copper-extractable',
  'extractable Ni': 'nickel-extractable',
  'phthalates DEHP, DBP, BBP, DINP, DIDP, DNOP': 'phthalates',
  flammability: 'flammability',
  'thermal propagation': 'thermal-propagation',
  '28-day compressive strength': 'compressive-strength-28d',
  'IRa / Igamma': 'radionuclides',
  'bending failure load': 'bending-load',
  'water absorption': 'water-absorption',
};
