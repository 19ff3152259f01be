import { paths } from '@/shared/routing/paths';

/** One entry of the portal menu: `key` names its text in `shell:menu`, `path` decides which one is current. */
export interface PortalMenuEntry {
  key: string;
  to: string;
  path: string;
  tools?: readonly PortalMenuEntry[];
}

/** The four tools that 标准服务 opens (product design §2), after the page that explains them. */
const STANDARD_TOOLS: readonly PortalMenuEntry[] = [
  entry('standardCompare', paths.standardCompare()),
  entry('standardConsistency', paths.standardConsistency()),
  entry('standardSpectrum', paths.standardSpectrum()),
  entry('standardCapability', paths.standardCapability()),
];

/** The main menu in the order of the specification §1. */
export const PORTAL_MENU: readonly PortalMenuEntry[] = [
  entry('home', paths.home()),
  entry('dataView', paths.dataView()),
  entry('tradeIndex', paths.tradeIndex()),
  entry('riskCase', paths.riskCase()),
  entry('serviceGuide', paths.serviceGuide()),
  entry('taxOriginSearch', paths.taxOriginSearch()),
  entry('lawService', paths.lawService()),
  { key: 'investment', to: paths.nationGuide({ tab: 'investment' }), path: paths.nationGuide() },
  entry('newsDetails', paths.newsDetails()),
  { ...entry('standard', paths.standard()), tools: STANDARD_TOOLS },
];

/** The entry's `aria-current`: `page` on its own page, `true` on one below it (none are below home). */
export function currentMark(item: PortalMenuEntry, currentPath: string): 'page' | 'true' | undefined {
  if (currentPath === item.path) return 'page';
  const isBelow = item.path !== paths.home() && currentPath.startsWith(`${item.path}/`);
  return isBelow ? 'true' : undefined;
}

function entry(key: string, to: string): PortalMenuEntry {
  return { key, to, path: to };
}
