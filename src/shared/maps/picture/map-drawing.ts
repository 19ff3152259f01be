import { hatchOf } from './map-hatch';
import type { AreaTone } from '../areas/map-area';

/** What each tone of a map means, and the stronger edge of marked areas. */
export type MapLegend = readonly { tone: AreaTone | 'marked'; label: string }[];

/**
 * The map as one SVG without style sheets, as on screen: land, names and legend in the page's colours. `view` is the
 * map's own element; anything Leaflet draws outside its frame is clipped.
 */
export function mapDrawing(view: HTMLElement, legend: MapLegend): SVGSVGElement {
  const frame = view.getBoundingClientRect();
  const colours = getComputedStyle(view);
  const colour = (token: string) => colours.getPropertyValue(`--${token}`).trim();
  const size = { width: frame.width, height: frame.height };
  const map = element('svg', size, [
    element('rect', { ...size, fill: colour('bg') }),
    ...[...view.querySelectorAll('.leaflet-pane svg')].map((layer) => layerDrawing(layer, frame)),
    ...[...view.querySelectorAll<HTMLElement>('.leaflet-tooltip')].flatMap((label) =>
      labelDrawing(label, frame),
    ),
  ]);
  const rows = legend.map(({ tone, label }, index) => {
    const top = frame.height + LEGEND_LINE * index + 8;
    const none = tone === 'none';
    return element('g', {}, [
      element('rect', {
        x: 0.5,
        y: top + 0.5,
        width: 16,
        height: 12,
        fill: legendFill(tone, colour),
        stroke: colour(LEGEND_EDGES[tone] ?? 'text-2'),
        'stroke-width': tone === 'marked' ? 2 : 1,
        'stroke-dasharray': none ? '3 3' : 'none',
      }),
      element('text', { x: 26, y: top + 11, 'font-size': 13, fill: colour('text-2') }, [label]),
    ]);
  });
  const height = frame.height + LEGEND_LINE * legend.length + 12;
  const drawing = element('svg', { width: frame.width, height }, [...hatches(), map, ...rows]);
  return drawing as SVGSVGElement;
}

const SVG = 'http://www.w3.org/2000/svg';
const LEGEND_LINE = 22;
const LEGEND_EDGES: Partial<Record<AreaTone | 'marked', string>> = {
  low: 'accent-strong',
  none: 'text-3',
  marked: 'text',
};
const PAINT = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin'];

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (Node | string)[] = [],
): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** A copy with its styles inlined; a pattern fill is unchanged. */
function painted(shape: Element): SVGElement {
  const copy = shape.cloneNode(true) as SVGElement;
  const style = getComputedStyle(shape);
  for (const name of PAINT) {
    const isPattern = shape.getAttribute(name)?.startsWith('url(') ?? false;
    if (!isPattern) copy.setAttribute(name, style.getPropertyValue(name));
  }
  copy.removeAttribute('class');
  return copy;
}

/** A positioned Leaflet layer: its coordinates start at its `viewBox`. */
function layerDrawing(layer: Element, frame: DOMRect): SVGElement {
  const place = layer.getBoundingClientRect();
  const [left = 0, top = 0] = (layer.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const shift = `translate(${place.left - frame.left - left} ${place.top - frame.top - top})`;
  return element('g', { transform: shift }, [...layer.querySelectorAll('path')].map(painted));
}

/** A name on its background, in the middle of its box. */
function labelDrawing(label: HTMLElement, frame: DOMRect): SVGElement[] {
  const { left, top, width, height } = label.getBoundingClientRect();
  const { color, backgroundColor, fontSize } = getComputedStyle(label);
  const [x, y] = [left - frame.left, top - frame.top];
  return [
    element('rect', { x, y, width, height, rx: 2, fill: backgroundColor }),
    element(
      'text',
      {
        x: x + width / 2,
        y: y + height / 2,
        fill: color,
        'font-size': fontSize,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
      },
      [label.textContent],
    ),
  ];
}

function legendFill(tone: AreaTone | 'marked', colour: (token: string) => string): string {
  if (tone === 'marked') return colour('surface');
  return hatchOf(tone) ?? colour(tone === 'low' ? 'surface' : tone);
}

function hatches(): SVGElement[] {
  const copies = [...document.querySelectorAll('.map-hatch pattern')].map((pattern) => {
    const copy = pattern.cloneNode(false) as SVGElement;
    copy.append(...[...pattern.children].map(painted));
    return copy;
  });
  return copies.length === 0 ? [] : [element('defs', {}, copies)];
}
