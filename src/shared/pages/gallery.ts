import { CONSOLE_PATTERNS } from '../routing/console-paths';
import type { GalleryGroup } from './page';

const { vab: VAB, mall: MALL, error: ERROR } = CONSOLE_PATTERNS;

/**
 * The gallery of the platform's parts, for the role admin: /vab, and below it in the menu /mall and /error
 * (specification §2), so that it has a single entry in the first level.
 */
export const GALLERY: GalleryGroup = {
  name: 'vab',
  path: VAB,
  icon: 'cubes',
  pages: [
    { name: 'more', path: `${VAB}/more`, module: 'console/gallery/more' },
    { name: 'externalLink', path: `${VAB}/externalLink`, module: 'console/gallery/external-link' },
    { name: 'permissions', path: `${VAB}/permissions`, module: 'console/gallery/permissions' },
    { name: 'blacklist', path: `${VAB}/blacklist`, module: 'console/gallery/blacklist' },
    {
      name: 'icon',
      path: `${VAB}/icon`,
      pages: [
        { name: 'iconAwesome', path: `${VAB}/icon/awesome`, module: 'console/gallery/icons/icon-awesome' },
        { name: 'iconRemix', path: `${VAB}/icon/remix`, module: 'console/gallery/icons/icon-remix' },
        { name: 'iconColorful', path: `${VAB}/icon/colorful`, module: 'console/gallery/icons/icon-colorful' },
      ],
    },
    {
      name: 'table',
      path: `${VAB}/table`,
      pages: [
        {
          name: 'comprehensiveTable',
          path: `${VAB}/table/comprehensive`,
          module: 'console/gallery/tables/comprehensive-table',
          texts: ['countries', 'list'],
        },
        {
          name: 'inlineEditTable',
          path: `${VAB}/table/inlineEdit`,
          module: 'console/gallery/tables/inline-edit-table',
          texts: ['validation'],
        },
        { name: 'customTable', path: `${VAB}/table/custom`, module: 'console/gallery/tables/custom-table' },
      ],
    },
    { name: 'form', path: `${VAB}/form`, module: 'console/gallery/forms/form', texts: ['validation'] },
    { name: 'element', path: `${VAB}/element`, module: 'console/gallery/forms/element' },
    { name: 'tree', path: `${VAB}/tree`, module: 'console/gallery/forms/tree' },
    { name: 'card', path: `${VAB}/card`, module: 'console/gallery/card' },
    { name: 'echarts', path: `${VAB}/echarts`, module: 'console/gallery/media/echarts', texts: ['chart'] },
    { name: 'map', path: `${VAB}/map`, module: 'console/gallery/media/map', texts: ['map', 'countries'] },
    { name: 'loading', path: `${VAB}/loading`, module: 'console/gallery/behaviour/loading' },
    { name: 'upload', path: `${VAB}/upload`, module: 'console/gallery/media/upload' },
    { name: 'verify', path: `${VAB}/verify`, module: 'console/gallery/forms/verify' },
    { name: 'webSocket', path: `${VAB}/webSocket`, module: 'console/gallery/behaviour/web-socket' },
    { name: 'markdownEditor', path: `${VAB}/markdownEditor`, module: 'console/gallery/text/markdown-editor' },
    {
      name: 'richTextEditor',
      path: `${VAB}/richTextEditor`,
      module: 'console/gallery/text/rich-text-editor',
    },
    { name: 'markdown', path: `${VAB}/markdown`, module: 'console/gallery/text/markdown' },
    { name: 'codeGenerator', path: `${VAB}/codeGenerator`, module: 'console/gallery/tables/code-generator' },
    { name: 'qrCode', path: `${VAB}/qrCode`, module: 'console/gallery/media/qr-code' },
    { name: 'player', path: `${VAB}/player`, module: 'console/gallery/media/player' },
    { name: 'magnifier', path: `${VAB}/magnifier`, module: 'console/gallery/media/magnifier' },
    { name: 'imgComparison', path: `${VAB}/imgComparison`, module: 'console/gallery/media/img-comparison' },
    {
      name: 'betterScroll',
      path: `${VAB}/betterScroll`,
      module: 'console/gallery/behaviour/better-scroll',
      texts: ['countries'],
    },
    {
      name: 'sticky',
      path: `${VAB}/sticky`,
      module: 'console/gallery/behaviour/sticky',
      texts: ['countries'],
    },
    { name: 'backToTop', path: `${VAB}/backToTop`, module: 'console/gallery/behaviour/back-to-top' },
    { name: 'smallComponents', path: `${VAB}/smallComponents`, module: 'console/gallery/small-components' },
    {
      name: 'lodash',
      path: `${VAB}/lodash`,
      module: 'console/gallery/behaviour/lodash',
      texts: ['validation'],
    },
    {
      name: 'menu1',
      path: `${VAB}/menu1`,
      pages: [
        {
          name: 'menu1-1',
          path: `${VAB}/menu1/menu1-1`,
          pages: [
            {
              name: 'menu1-1-1',
              path: `${VAB}/menu1/menu1-1/menu1-1-1`,
              module: 'console/gallery/menu1-1-1',
            },
          ],
        },
      ],
    },
    { name: 'errorLog', path: `${VAB}/errorLog`, module: 'console/gallery/error-log' },
    {
      name: 'mall',
      path: MALL,
      pages: [
        {
          name: 'goodsList',
          path: `${MALL}/goodsList`,
          module: 'console/gallery/mall/goods-list',
          texts: ['mall'],
        },
        {
          name: 'goodsDetail',
          path: `${MALL}/goodsDetail`,
          module: 'console/gallery/mall/goods-detail',
          texts: ['mall'],
          isHidden: true,
          activeMenu: `${MALL}/goodsList`,
        },
        {
          name: 'pay',
          path: `${MALL}/pay`,
          module: 'console/gallery/mall/pay',
          texts: ['mall'],
          noKeepAlive: true,
        },
      ],
    },
    {
      name: 'error',
      path: ERROR,
      pages: [
        { name: 'unauthorized', path: `${ERROR}/401`, module: 'errors/unauthorized' },
        { name: 'notFound', path: `${ERROR}/404`, module: 'errors/not-found' },
      ],
    },
  ],
};
