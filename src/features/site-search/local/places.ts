import { paths, SECTOR_IDS } from '@/shared/routing/paths';

/**
 * A page of the portal that can be searched for. `titleKey` names its title; the words by which it is found in each
 * language stand in the area `search`, below `words`, by `id`.
 */
export interface SearchPlace {
  id: string;
  titleKey: string;
  address: string;
}

const titled = (id: string, address: string): SearchPlace => ({ id, titleKey: `shell:title.${id}`, address });

/** The pages of the portal, in the order of the header's menu. */
export const PLACES: readonly SearchPlace[] = [
  titled('home', paths.home()),
  titled('dataView', paths.dataView()),
  titled('tradeIndex', paths.tradeIndex()),
  titled('riskCase', paths.riskCase()),
  titled('serviceGuide', paths.serviceGuide()),
  titled('taxOriginSearch', paths.taxOriginSearch()),
  titled('tariffBrowse', paths.tariffBrowse()),
  titled('lawService', paths.lawService()),
  titled('nationGuide', paths.nationGuide()),
  {
    id: 'investment',
    titleKey: 'shell:menu.investment',
    address: paths.nationGuide({ tab: 'investment' }),
  },
  titled('newsDetails', paths.newsDetails()),
  titled('standard', paths.standard()),
  titled('standardCompare', paths.standardCompare()),
  titled('standardConsistency', paths.standardConsistency()),
  titled('standardSpectrum', paths.standardSpectrum()),
  titled('standardCapability', paths.standardCapability()),
  ...SECTOR_IDS.map((id) => ({ id, titleKey: `search:place.${id}`, address: paths.sector(id) })),
  titled('kept', paths.kept()),
  titled('about', paths.about()),
];
