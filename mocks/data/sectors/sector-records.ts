import type { SectorId } from '@/shared/routing/sector-ids';

/** Laws that name goods of a sector or apply to them by kind; own assignment. */
export const sectorLaws: Record<SectorId, readonly string[]> = {
  ev: ['cn-law-14'],
  smartManufacturing: ['cn-law-14', 'jp-law-4', 'kr-law-3'],
  buildingMaterials: ['id-law-2', 'in-law-2', 'jp-law-5'],
  textile: [],
};
