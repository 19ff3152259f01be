import type { MenuEntry, MenuMeta } from '@/features/menu/menu';
import { CONSOLE_PATTERNS } from '@/shared/routing/console-paths';
import { hidden, ownEntry, withPages } from './console-entry';

/**
 * The gallery of the platform's parts, for the role admin: /vab, and below it in the menu /mall and /error
 * (specification §2), so that all of it takes one place in the first level.
 */
export const GALLERY_ENTRY: MenuEntry = group(CONSOLE_PATTERNS.vab, 'vab', 'cubes', [
  ...vab('more', 'externalLink', 'permissions', 'blacklist'),
  group(`${CONSOLE_PATTERNS.vab}/icon`, 'icon', null, [
    page(`${CONSOLE_PATTERNS.vab}/icon/awesome`, 'iconAwesome'),
    page(`${CONSOLE_PATTERNS.vab}/icon/remix`, 'iconRemix'),
    page(`${CONSOLE_PATTERNS.vab}/icon/colorful`, 'iconColorful'),
  ]),
  group(`${CONSOLE_PATTERNS.vab}/table`, 'table', null, [
    page(`${CONSOLE_PATTERNS.vab}/table/comprehensive`, 'comprehensiveTable'),
    page(`${CONSOLE_PATTERNS.vab}/table/inlineEdit`, 'inlineEditTable'),
    page(`${CONSOLE_PATTERNS.vab}/table/custom`, 'customTable'),
  ]),
  ...vab('form', 'element', 'tree', 'card', 'echarts', 'map', 'loading', 'upload', 'verify', 'webSocket'),
  ...vab('markdownEditor', 'richTextEditor', 'markdown', 'codeGenerator', 'qrCode', 'player'),
  ...vab('magnifier', 'imgComparison', 'betterScroll', 'sticky', 'backToTop', 'smallComponents', 'lodash'),
  group(`${CONSOLE_PATTERNS.vab}/menu1`, 'menu1', null, [
    group(`${CONSOLE_PATTERNS.vab}/menu1/menu1-1`, 'menu1-1', null, [
      page(`${CONSOLE_PATTERNS.vab}/menu1/menu1-1/menu1-1-1`, 'menu1-1-1'),
    ]),
  ]),
  ...vab('errorLog'),
  group(CONSOLE_PATTERNS.mall, 'mall', null, [
    page(`${CONSOLE_PATTERNS.mall}/goodsList`, 'goodsList'),
    hidden(
      page(`${CONSOLE_PATTERNS.mall}/goodsDetail`, 'goodsDetail', {
        activeMenu: `${CONSOLE_PATTERNS.mall}/goodsList`,
      }),
    ),
    page(`${CONSOLE_PATTERNS.mall}/pay`, 'pay', { noKeepAlive: true }),
  ]),
  group(CONSOLE_PATTERNS.error, 'error', null, [
    page(`${CONSOLE_PATTERNS.error}/401`, 'unauthorized'),
    page(`${CONSOLE_PATTERNS.error}/404`, 'notFound'),
  ]),
]);

function vab(...names: string[]): MenuEntry[] {
  return names.map((name) => page(`${CONSOLE_PATTERNS.vab}/${name}`, name));
}

function page(path: string, name: string, meta: Partial<MenuMeta> = {}): MenuEntry {
  return ownEntry(path, name, `gallery/${name}`, { permissions: ['admin'], ...meta });
}

function group(path: string, key: string, icon: string | null, pages: readonly MenuEntry[]): MenuEntry {
  return withPages(ownEntry(path, key, 'EmptyLayout', { permissions: ['admin'], icon }), pages);
}
