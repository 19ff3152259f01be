import { isParty } from '@/domain/rcep';
import type { BomAnswer, BomRow } from './bom';

/** True where a material's country is known and is no Party: it cannot originate under the Agreement. */
export const isFromNonParty = ({ origin }: Pick<BomRow, 'origin'>): boolean =>
  origin !== '' && !isParty(origin);

/** The originating status of a material: the reader's choice, or if unknown, settled by a known non-Party origin. */
export const statusOf = (row: Pick<BomRow, 'origin' | 'originating'>): BomAnswer =>
  row.originating === 'unknown' && isFromNonParty(row) ? 'no' : row.originating;

/** True where status and country contradict each other; an indirect material originates wherever it was made (Article 3.10). */
export const isFromNonPartyButOriginating = (row: BomRow): boolean =>
  row.originating === 'yes' && row.role !== 'indirect' && isFromNonParty(row);
