import type { Edition } from '@/domain/editions';
import { tariffOf } from '../hs-tree/tariffs';

/** From when to when a packed edition applies; where its document has no such day, the one rates are given from or to. */
export function packedPeriod({
  importer,
  validFrom,
  validTo,
}: Pick<Edition, 'importer' | 'validFrom' | 'validTo'>): Pick<Edition, 'validFrom' | 'validTo'> {
  const given = importer === null ? null : tariffOf(importer)?.edition;
  return { validFrom: validFrom ?? given?.validFrom ?? null, validTo: validTo ?? given?.validTo ?? null };
}
