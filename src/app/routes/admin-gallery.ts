import type { MenuEntry, MenuMeta } from '@/features/menu/menu';
import { PATTERNS } from '@/shared/routing/paths';
import { hidden, ownEntry, withPages } from './admin-entry';

/**
 * The gallery of the platform's parts, for the role admin: /vab, and below it in the menu /mall and /error
 * (specification §2), so that all of it takes one place in the first level.
 */
export const GALLERY_ENTRY: MenuEntry = group(PATTERNS.vab, 'vab', 'cubes', [
  ...vab('more', 'externalLink', 'permissions', 'blacklist'),
  group(`${PATTERNS.vab}/icon`, 'icon', null, [
    page(`${PATTERNS.vab}/icon/awesome`, 'iconAwesome'),
    page(`${PATTERNS.vab}/icon/remix`, 'iconRemix'),
    page(`${PATTERNS.vab}/icon/colorful`, 'iconColorful'),
  ]),
  group(`${PATTERNS.vab}/table`, 'table', null, [
    page(`${PATTERNS.vab}/table/comprehensive`, 'comprehensiveTable'),
    page(`${PATTERNS.vab}/table/inlineEdit`, 'inlineEditTable'),
    page(`${PATTERNS.vab}/table/custom`, 'customTable'),
  ]),
  ...vab('form', 'element', 'tree', 'card', 'echarts', 'map', 'loading', 'upload', 'verify', 'webSocket'),
  ...vab('markdownEditor', 'richTextEditor', 'markdown', 'codeGenerator', 'qrCode', 'player'),
  ...vab('magnifier', 'imgComparison', 'betterScroll', 'sticky', 'backToTop', 'smallComponents', 'lodash'),
  group(`${PATTERNS.vab}/menu1`, 'menu1', null, [
    group(`${PATTERNS.vab}/menu1/menu1-1`, 'menu1-1', null, [
      page(`${PATTERNS.vab}/menu1/menu1-1/menu1-1-1`, 'menu1-1-1'),
    ]),
  ]),
  ...vab('errorLog'),
  group(PATTERNS.mall, 'mall', null, [
    page(`${PATTERNS.mall}/goodsList`, 'goodsList'),
    hidden(page(`${PATTERNS.mall}/goodsDetail`, 'goodsDetail', { activeMenu: `${PATTERNS.mall}/goodsList` })),
    page(`${PATTERNS.mall}/pay`, 'pay', { noKeepAlive: true }),
  ]),
  group(PATTERNS.error, 'error', null, [
    page(`${PATTERNS.error}/401`, 'unauthorized'),
    page(`${PATTERNS.error}/404`, 'notFound'),
  ]),
]);

function vab(...names: string[]): MenuEntry[] {
  return names.map((name) => page(`${PATTERNS.vab}/${name}`, name));
}

function page(path: string, name: string, meta: Partial<MenuMeta> = {}): MenuEntry {
  return ownEntry(path, name, `gallery/${name}`, { permissions: ['admin'], ...meta });
}

function group(path: string, key: string, icon: string | null, pages: readonly MenuEntry[]): MenuEntry {
  return withPages(ownEntry(path, key, 'EmptyLayout', { permissions: ['admin'], icon }), pages);
}
