import { sectorId } from '@/features/sectors/sectors-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import table from '../data/packed/sectors.json';

const sectors = new Map(
  table.rows.flatMap(([hs = '', name = '']): [string, SectorId][] => {
    const sector = sectorId.options.find((option) => option === name);
    return sector === undefined ? [] : [[hs, sector]];
  }),
);

/** The sector of a six-digit code; null without one. The assignment is the project's own. */
export function sectorOf(hs: string): SectorId | null {
  return sectors.get(hs) ?? null;
}

/** The six-digit codes of a sector, in their order. */
export function codesOfSector(sector: SectorId): string[] {
  return [...sectors].filter(([, own]) => own === sector).map(([hs]) => hs);
}
