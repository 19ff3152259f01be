import type { CountryWord } from './country-words';

type OfYear = readonly [year: number, value: number];

export interface CountryProfile {
  areaKm2: number;
  /** True if the area is from another source, not checked there. */
  isAreaUnchecked?: boolean;
  population: OfYear;
  /** Growth of real GDP and of consumer prices, per cent, latest year first. */
  growth: readonly OfYear[];
  inflation: readonly OfYear[];
  /** Shares of GDP, per cent; they need not add up to 100. */
  shares: readonly [year: number, agriculture: number, industry: number, services: number];
  /** The five largest partners of 2023, per cent of exports or imports, and goods by value, largest first. */
  exportPartners: Readonly<Record<string, number>>;
  exportGoods: readonly CountryWord[];
  importPartners: Readonly<Record<string, number>>;
  importGoods: readonly CountryWord[];
  industries: readonly CountryWord[];
}

/**
 * Neutral facts by country after the last edition of the CIA World Factbook (2026-01-22), industries shortened to
 * their main branches. The areas of China and India are from the two official Chinese sources.
 */
// oxfmt-ignore
export const COUNTRY_PROFILES: Readonly<Record<string, CountryProfile>> = {
  CN: {
    areaKm2: 9600000, isAreaUnchecked: true,
    population: [2025, 1407181209],
    growth: [[2024, 5], [2023, 5.4], [2022, 3.1]], inflation: [[2024, 0.2], [2023, 0.2], [2022, 2]],
    shares: [2024, 6.8, 36.5, 56.7],
    exportPartners: { US: 13, HK: 8, JP: 5, DE: 5, KR: 4 }, exportGoods: ['broadcasting', 'computers', 'integratedCircuits', 'garments', 'machineParts'],
    importPartners: { KR: 7, US: 7, JP: 6, AU: 6, RU: 6 }, importGoods: ['crudePetroleum', 'integratedCircuits', 'ironOre', 'gold', 'naturalGas'],
    industries: ['mining', 'steel', 'metals', 'coal', 'machinery', 'textiles', 'oilGas', 'cement', 'chemicals', 'consumerGoods', 'foodProcessing', 'motorVehicles', 'shipbuilding', 'aircraft', 'telecomEquipment'],
  },
  ID: {
    areaKm2: 1904569,
    population: [2025, 283587097],
    growth: [[2024, 5], [2023, 5], [2022, 5.3]], inflation: [[2023, 3.7], [2022, 4.2], [2021, 1.6]],
    shares: [2024, 12.6, 39.3, 43.8],
    exportPartners: { CN: 24, US: 9, IN: 8, JP: 8, SG: 5 }, exportGoods: ['coal', 'palmOil', 'ferroAlloys', 'lignite', 'garments'],
    importPartners: { CN: 29, SG: 8, JP: 7, US: 5, MY: 5 }, importGoods: ['refinedPetroleum', 'crudePetroleum', 'plastics', 'vehicleParts', 'integratedCircuits'],
    industries: ['oilGas', 'textiles', 'motorVehicles', 'appliances', 'garments', 'footwear', 'mining', 'cement', 'medicalInstruments', 'handicrafts', 'fertilizers', 'plywood', 'rubber', 'foodProcessing', 'tourism'],
  },
  JP: {
    areaKm2: 377915,
    population: [2024, 123201945],
    growth: [[2024, 0.1], [2023, 1.5], [2022, 0.9]], inflation: [[2024, 2.7], [2023, 3.3], [2022, 2.5]],
    shares: [2023, 0.9, 28.6, 69.8],
    exportPartners: { US: 19, CN: 18, TW: 6, KR: 6, HK: 4 }, exportGoods: ['cars', 'integratedCircuits', 'machinery', 'vehicleParts', 'constructionVehicles'],
    importPartners: { CN: 22, US: 11, AU: 8, AE: 5, SA: 5 }, importGoods: ['crudePetroleum', 'naturalGas', 'coal', 'integratedCircuits', 'broadcasting'],
    industries: ['motorVehicles', 'electronics', 'machineTools', 'steel', 'metals', 'shipbuilding', 'chemicals', 'textiles', 'foodProcessing'],
  },
  KR: {
    areaKm2: 99720,
    population: [2025, 51486343],
    growth: [[2023, 1.4], [2022, 2.6], [2021, 4.3]], inflation: [[2024, 2.3], [2023, 3.6], [2022, 5.1]],
    shares: [2023, 1.6, 31.6, 58.4],
    exportPartners: { CN: 25, US: 18, HK: 4, JP: 4, TW: 4 }, exportGoods: ['integratedCircuits', 'cars', 'refinedPetroleum', 'plastics', 'machineParts'],
    importPartners: { CN: 31, US: 13, JP: 9, DE: 5, AU: 4 }, importGoods: ['integratedCircuits', 'naturalGas', 'crudePetroleum', 'machinery', 'cars'],
    industries: ['electronics', 'telecomEquipment', 'motorVehicles', 'chemicals', 'shipbuilding', 'steel'],
  },
  TH: {
    areaKm2: 513120,
    population: [2025, 70025248],
    // The copy's inflation (1.4, 8.5, -1.6) does not fit the years it is printed for: left out until it is checked.
    growth: [[2024, 2.5], [2023, 2], [2022, 2.6]], inflation: [],
    shares: [2024, 8.7, 32.1, 59.2],
    exportPartners: { US: 18, CN: 13, JP: 7, AU: 4, SG: 4 }, exportGoods: ['machineParts', 'integratedCircuits', 'trucks', 'cars', 'broadcasting'],
    importPartners: { CN: 26, JP: 11, US: 7, AE: 6, TW: 5 }, importGoods: ['crudePetroleum', 'integratedCircuits', 'naturalGas', 'gold', 'vehicleParts'],
    industries: ['tourism', 'textiles', 'foodProcessing', 'beverages', 'tobacco', 'cement', 'appliances', 'computers', 'integratedCircuits', 'furniture', 'plastics', 'motorVehicles', 'vehicleParts', 'chemicals', 'rubber'],
  },
  MY: {
    areaKm2: 329847,
    population: [2025, 34905275],
    growth: [[2024, 5.1], [2023, 3.6], [2022, 8.9]], inflation: [[2024, 1.8], [2023, 2.5], [2022, 3.4]],
    shares: [2024, 8.2, 37.1, 53.6],
    exportPartners: { CN: 21, SG: 12, US: 12, JP: 5, HK: 5 }, exportGoods: ['integratedCircuits', 'refinedPetroleum', 'crudePetroleum', 'naturalGas', 'palmOil'],
    importPartners: { CN: 24, SG: 11, US: 7, JP: 5, TW: 5 }, importGoods: ['integratedCircuits', 'refinedPetroleum', 'crudePetroleum', 'coal', 'broadcasting'],
    industries: ['rubber', 'palmOil', 'oilGas', 'manufacturing', 'pharmaceuticals', 'medicalInstruments', 'electronics', 'semiconductors', 'forestry'],
  },
  VN: {
    areaKm2: 331210,
    population: [2025, 106688169],
    growth: [[2024, 7.1], [2023, 5.1], [2022, 8.5]], inflation: [[2024, 3.6], [2023, 3.3], [2022, 3.2]],
    shares: [2024, 11.9, 37.6, 42.4],
    exportPartners: { US: 28, CN: 20, JP: 6, HK: 4, DE: 3 }, exportGoods: ['broadcasting', 'garments', 'integratedCircuits', 'machineParts', 'footwear'],
    importPartners: { CN: 49, SG: 6, JP: 6, HK: 5, TW: 4 }, importGoods: ['integratedCircuits', 'broadcasting', 'fabric', 'plastics', 'telephones'],
    industries: ['foodProcessing', 'garments', 'footwear', 'machinery', 'mining', 'coal', 'steel', 'cement', 'fertilizers', 'glass', 'tires', 'mobilePhones'],
  },
  AU: {
    areaKm2: 7741220,
    population: [2025, 27490921],
    growth: [[2024, 1.4], [2023, 3.4], [2022, 4.2]], inflation: [[2024, 3.2], [2023, 5.6], [2022, 6.6]],
    shares: [2024, 2.2, 26, 65.5],
    exportPartners: { CN: 37, JP: 16, KR: 6, IN: 5, TW: 5 }, exportGoods: ['ironOre', 'coal', 'naturalGas', 'gold', 'minerals'],
    importPartners: { CN: 26, US: 11, KR: 6, JP: 6, TH: 5 }, importGoods: ['refinedPetroleum', 'cars', 'trucks', 'broadcasting', 'garments'],
    industries: ['mining', 'machinery', 'transportEquipment', 'foodProcessing', 'chemicals', 'steel'],
  },
  NZ: {
    areaKm2: 268838,
    population: [2024, 5161211],
    growth: [[2024, -0.1], [2023, 1.4], [2022, 3.5]], inflation: [[2024, 2.9], [2023, 5.7], [2022, 7.2]],
    shares: [2022, 4.6, 19.6, 67.4],
    exportPartners: { CN: 28, US: 12, AU: 12, JP: 6, KR: 3 }, exportGoods: ['milk', 'wood', 'beef', 'butter', 'sheepMeat'],
    importPartners: { CN: 20, AU: 11, US: 9, KR: 7, JP: 7 }, importGoods: ['refinedPetroleum', 'cars', 'gasTurbines', 'broadcasting', 'trucks'],
    industries: ['agriculture', 'forestry', 'fishing', 'woodProducts', 'manufacturing', 'mining', 'construction', 'financialServices', 'realEstate', 'tourism'],
  },
  MM: {
    areaKm2: 676578,
    population: [2025, 57931718],
    growth: [[2024, -1], [2023, 1], [2022, 4]], inflation: [[2019, 8.8], [2018, 6.9], [2017, 4.6]],
    shares: [2024, 20.8, 37.8, 41.4],
    exportPartners: { CN: 32, TH: 16, JP: 7, DE: 6, IN: 5 }, exportGoods: ['garments', 'naturalGas', 'legumes', 'rareEarths', 'preciousStones'],
    importPartners: { CN: 40, TH: 18, SG: 15, ID: 4, MY: 4 }, importGoods: ['refinedPetroleum', 'syntheticFabric', 'fertilizers', 'crudePetroleum', 'fabric'],
    industries: ['foodProcessing', 'woodProducts', 'mining', 'cement', 'buildingMaterials', 'pharmaceuticals', 'fertilizers', 'oilGas', 'garments', 'gems'],
  },
  SG: {
    areaKm2: 719,
    population: [2025, 6080545],
    growth: [[2024, 4.4], [2023, 1.8], [2022, 4.1]], inflation: [[2024, 2.4], [2023, 4.8], [2022, 6.1]],
    shares: [2024, 0, 21.4, 73],
    exportPartners: { HK: 13, CN: 11, US: 10, MY: 9, KR: 6 }, exportGoods: ['integratedCircuits', 'refinedPetroleum', 'machinery', 'vaccines', 'gold'],
    importPartners: { CN: 15, MY: 11, TW: 11, US: 10, KR: 6 }, importGoods: ['integratedCircuits', 'refinedPetroleum', 'crudePetroleum', 'gold', 'gasTurbines'],
    industries: ['electronics', 'chemicals', 'financialServices', 'petroleumRefining', 'biomedical', 'scientificInstruments', 'telecomEquipment', 'foodProcessing', 'shipRepair', 'offshorePlatforms', 'entrepotTrade'],
  },
  PH: {
    areaKm2: 300000,
    population: [2024, 118277063],
    growth: [[2024, 5.7], [2023, 5.5], [2022, 7.6]], inflation: [[2024, 3.2], [2023, 6], [2022, 5.8]],
    shares: [2024, 9.1, 27.7, 63.2],
    exportPartners: { CN: 19, US: 13, HK: 12, JP: 11, DE: 5 }, exportGoods: ['integratedCircuits', 'machineParts', 'gold', 'insulatedWire', 'semiconductors'],
    importPartners: { CN: 25, ID: 8, JP: 8, KR: 6, US: 6 }, importGoods: ['integratedCircuits', 'refinedPetroleum', 'cars', 'crudePetroleum', 'coal'],
    industries: ['semiconductors', 'electronics', 'businessServices', 'foodProcessing', 'construction', 'chemicals', 'petroleumRefining', 'textiles', 'transportEquipment'],
  },
  LA: {
    areaKm2: 236800,
    population: [2024, 7953556],
    growth: [[2024, 4.3], [2023, 3.7], [2022, 2.7]], inflation: [[2024, 23.1], [2023, 31.2], [2022, 23]],
    shares: [2024, 16.8, 29, 43.5],
    exportPartners: { CN: 39, TH: 34, AU: 4, US: 4, KH: 2 }, exportGoods: ['electricity', 'fertilizers', 'gold', 'garments', 'paper'],
    importPartners: { TH: 58, CN: 36, JP: 1, SG: 1, DE: 1 }, importGoods: ['refinedPetroleum', 'cars', 'rawSugar', 'plasticProducts', 'trucks'],
    industries: ['mining', 'wood', 'electricity', 'foodProcessing', 'rubber', 'construction', 'garments', 'cement', 'tourism'],
  },
  KH: {
    areaKm2: 181035,
    population: [2025, 17230333],
    growth: [[2024, 6], [2023, 5], [2022, 5.1]], inflation: [[2023, 2.1], [2022, 5.3], [2021, 2.9]],
    shares: [2024, 16.6, 41.8, 35.6],
    exportPartners: { US: 36, DE: 6, CN: 6, JP: 6, TH: 5 }, exportGoods: ['garments', 'semiconductors', 'trunks', 'footwear', 'gold'],
    importPartners: { CN: 39, TH: 20, VN: 12, SG: 6, ID: 3 }, importGoods: ['refinedPetroleum', 'fabric', 'gold', 'plasticProducts', 'syntheticFabric'],
    industries: ['tourism', 'garments', 'construction', 'riceMilling', 'fishing', 'woodProducts', 'rubber', 'cement', 'gems', 'textiles'],
  },
  BN: {
    areaKm2: 5765,
    population: [2024, 491900],
    growth: [[2024, 4.2], [2023, 1.1], [2022, -1.6]], inflation: [[2024, -0.4], [2023, 0.4], [2022, 3.7]],
    shares: [2024, 1.2, 61.7, 38.7],
    exportPartners: { AU: 21, JP: 17, CN: 17, SG: 16, MY: 6 }, exportGoods: ['refinedPetroleum', 'naturalGas', 'crudePetroleum', 'hydrocarbons', 'fertilizers'],
    importPartners: { MY: 23, AE: 10, CN: 10, GB: 10, AU: 6 }, importGoods: ['crudePetroleum', 'gold', 'refinedPetroleum', 'coal', 'cars'],
    industries: ['oilGas', 'petroleumRefining', 'liquefiedGas', 'construction', 'agriculture', 'aquaculture', 'transport'],
  },
  IN: {
    areaKm2: 2980000, isAreaUnchecked: true,
    population: [2025, 1419316933],
    growth: [[2024, 6.5], [2023, 9.2], [2022, 7.6]], inflation: [[2024, 5], [2023, 5.6], [2022, 6.7]],
    shares: [2024, 16.4, 24.5, 49.9],
    exportPartners: { US: 19, AE: 7, CN: 4, DE: 3, GB: 3 }, exportGoods: ['refinedPetroleum', 'medicine', 'diamonds', 'broadcasting', 'garments'],
    importPartners: { CN: 19, RU: 10, US: 6, AE: 6, SA: 5 }, importGoods: ['crudePetroleum', 'gold', 'coal', 'naturalGas', 'integratedCircuits'],
    industries: ['textiles', 'chemicals', 'foodProcessing', 'steel', 'transportEquipment', 'cement', 'mining', 'oilGas', 'machinery', 'software', 'pharmaceuticals'],
  },
};
