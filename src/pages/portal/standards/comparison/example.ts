import { paths } from '@/shared/routing/paths';

/** Clothes for infants by the rules of China, Viet Nam, Indonesia and Japan: ids of the library. */
const CHILDRENS_TEXTILES = [
  'gb-18401-2010',
  'qcvn-01-2017-bct',
  'sni-7617-2013-amd1-2014',
  'act-no-112-of-1973',
] as const;

export const exampleAddress = (): string => paths.standardCompare({ ids: CHILDRENS_TEXTILES.join(',') });
