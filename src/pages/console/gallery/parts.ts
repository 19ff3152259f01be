import { CONSOLE_PATTERNS } from '@/shared/routing/console-paths';

/** Parts that do not stand at the first level below /vab. */
const PLACES = {
  iconAwesome: '/icon/awesome',
  iconRemix: '/icon/remix',
  iconColorful: '/icon/colorful',
  comprehensiveTable: '/table/comprehensive',
  inlineEditTable: '/table/inlineEdit',
  customTable: '/table/custom',
  'menu1-1-1': '/menu1/menu1-1/menu1-1-1',
} as const;

/** The parts of the gallery by name, as its menu orders them. */
export const PARTS: readonly string[] = (
  'externalLink permissions blacklist iconAwesome iconRemix iconColorful comprehensiveTable inlineEditTable ' +
  'customTable form element tree card echarts map loading upload verify webSocket markdownEditor richTextEditor ' +
  'markdown codeGenerator qrCode player magnifier imgComparison betterScroll sticky backToTop smallComponents ' +
  'lodash menu1-1-1 errorLog'
).split(' ');

/** Where a part is shown. */
export const partAddress = (name: string): string =>
  CONSOLE_PATTERNS.vab + (Object.hasOwn(PLACES, name) ? PLACES[name as keyof typeof PLACES] : `/${name}`);
