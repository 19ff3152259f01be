/** The four sectors of the home page, as they are in the address `/home/sector/:sector`. */
export const SECTOR_IDS = ['ev', 'smartManufacturing', 'buildingMaterials', 'textile'] as const;
export type SectorId = (typeof SECTOR_IDS)[number];
