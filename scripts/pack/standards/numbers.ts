import type { SectorId } from '../../../src/shared/routing/sector-ids';

const SECTORS: Readonly<Record<string, SectorId>> = {
  'electric-vehicle': 'ev',
  'intelligent-manufacturing': 'smartManufacturing',
  'building-materials': 'buildingMaterials',
  textile: 'textile',
};

/** The project's sector for the word in the tables. */
export function sectorNamed(word: string): SectorId {
  const sector = SECTORS[word];
  if (sector === undefined) throw new Error(`No sector ${word}`);
  return sector;
}

/** The numbers in a cell with one or several standards. */
export function numbersIn(cell: string): string[] {
  const amended = /^(.+:\d{4}) and (Amd \d+:\d{4})$/.exec(cell);
  if (amended !== null) return [amended[1] ?? '', `${amended[1]}/${amended[2]}`];
  return cell.split(', ').filter((number) => number !== '');
}

/** The first address in a cell, null without one. */
export const addressIn = (cell: string): string | null => /https?:\/\/[^\s;)]+/.exec(cell)?.[0] ?? null;
