import { readFileSync } from 'node:fs';
import { CRS, latLng, point } from 'leaflet';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import { AREA_PLACES, BEIJING } from '@/shared/maps/areas/area-places';
import { AREA_STEPS } from '@/shared/maps/areas/map-area';
import type { AreaTone } from '@/shared/maps/areas/map-area';
import { boxOf, worldOutlines } from '@/shared/maps/world-outlines';
import type { WorldGeometry } from '@/shared/maps/world-outlines';
import { drawMap, WORLD } from '../../../support/draw-map';

// Leaflet looks once, when it is loaded, whether there is SVG.
vi.hoisted(() => Object.assign(SVGSVGElement.prototype, { createSVGRect: () => ({}) }));

const STYLE = readFileSync('src/shared/maps/map-view.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const CODES = Object.keys(AREA_PLACES);
const { areas, rest } = worldOutlines(JSON.parse(WORLD) as WorldGeometry, CODES);
const SIZE = point(648, 680);

/** Within the frame of each dash, from Taiwan round to the gulf: longitude, latitude. */
const DASHES = [
  [122.65, 24.02],
  [121.5, 21.2],
  [119.7, 18.5],
  [119.06, 15.5],
  [118.75, 11.4],
  [115.9, 7.5],
  [112.3, 3.57],
  [108.25, 6.5],
  [110.2, 11.7],
  [109.6, 15.7],
] as const;

const TONES: readonly AreaTone[] = ['high', 'low', 'none', ...AREA_STEPS];

/** What the style sheet says of an element, later rules over earlier ones. */
function styleOf(element: Element | undefined, name: string): string | undefined {
  return [...STYLE.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => element?.matches(selector))
    .flatMap(([, , body = '']) => new RegExp(`(?:^|\\s)${name}: (.+);`).exec(body)?.[1] ?? [])
    .at(-1);
}

/** Where a place is drawn while Beijing is in the middle. */
function drawnAt(latitude: number, longitude: number, zoom: number) {
  const at = (place: readonly [number, number]) =>
    CRS.EPSG3857.latLngToPoint(latLng(place[0], place[1]), zoom);
  return at([latitude, longitude]).subtract(at(BEIJING)).add(SIZE.divideBy(2));
}

function isInside(ring: readonly (readonly [number, number])[], y: number, x: number): boolean {
  const crossings = ring.filter(([endY, endX], index) => {
    const [startY, startX] = ring.at(index - 1) ?? [endY, endX];
    return startY > y !== endY > y && x < ((endX - startX) * (y - startY)) / (endY - startY) + startX;
  });
  return crossings.length % 2 === 1;
}

beforeAll(async () => {
  await startI18n('zh', ['ui', 'map']);
  await loadTexts(['ui', 'map']);
});

/** All shapes of the map, lowest first, with China alone in a tone. */
async function draw(tone: AreaTone, others: AreaTone): Promise<SVGPathElement[]> {
  const drawn = CODES.map((code) => ({ code, label: code, value: '', tone: code === 'CN' ? tone : others }));
  await drawMap(drawn, SIZE);
  return [...document.querySelectorAll<SVGPathElement>('.leaflet-overlay-pane path')];
}

describe('the line in the South China Sea', () => {
  it('is a part of the outline of China, one piece a dash', () => {
    for (const [longitude, latitude] of DASHES) {
      const pieces = (areas.get('CN') ?? []).filter((piece) => {
        const { north, south, east, west } = boxOf(piece[0] ?? []);
        const isDash = east - west < 2 && north - south < 2;
        return isDash && latitude > south && latitude < north && longitude > west && longitude < east;
      });
      expect(pieces.length, `${longitude}, ${latitude}`).toBe(1);
    }
  });

  it('is drawn at the first view, every dash of it', async () => {
    const china = (await draw('step5', 'low')).filter((path) => path.matches('.map-area-step5'));
    expect(china).toHaveLength(1);
    const parts = (china[0]?.getAttribute('d') ?? '')
      .split('M')
      .slice(1)
      .map((part) => (part.match(/-?\d+/g) ?? []).map(Number));
    for (const [longitude, latitude] of DASHES) {
      const { x, y } = drawnAt(latitude, longitude, 2);
      const near = parts.filter(([left = 0, top = 0]) => Math.hypot(left - x, top - y) < 5);
      expect(near.length, `${longitude}, ${latitude}`).toBeGreaterThan(0);
    }
  });

  it.each(TONES)('has an edge of its own where China is drawn as %s', async (tone) => {
    const paths = await draw(tone, tone === 'low' ? 'high' : 'low');
    const china = paths.find((path) => path.matches(`.map-area-${tone}`));
    const stroke = styleOf(china, 'stroke');
    expect(stroke).toMatch(/^var\(--(text-2|text-3|accent-strong)\)$/);
    expect(stroke).not.toBe(styleOf(china, 'fill'));
    expect(china?.getAttribute('stroke-linecap')).toBe('round');
  });

  it('lies under no other land', async () => {
    const paths = await draw('high', 'low');
    expect(paths[0]?.matches('.map-rest')).toBe(true);
    const others = [...[...areas].flatMap(([code, land]) => (code === 'CN' ? [] : land)), ...rest];
    for (const [longitude, latitude] of DASHES) {
      const over = others.filter((piece) => isInside(piece[0] ?? [], latitude, longitude));
      expect(over.length, `${longitude}, ${latitude}`).toBe(0);
    }
  });
});
