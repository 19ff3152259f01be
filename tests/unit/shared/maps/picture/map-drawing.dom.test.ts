import { afterEach, describe, expect, it } from 'vitest';
import { mapDrawing } from '@/shared/maps/picture/map-drawing';

const LEGEND = [
  { tone: 'high' as const, label: '风险高' },
  { tone: 'none' as const, label: '不评级' },
];

function view(): HTMLElement {
  document.body.innerHTML = `
    <svg class="map-hatch"><defs><pattern id="map-hatch"><rect style="fill: rgb(1, 2, 3)"></rect></pattern></defs></svg>
    <div class="map-view">
      <div class="leaflet-pane"><svg viewBox="-40 -20 800 600">
        <path class="map-rest" d="M0 0L9 9" style="fill: rgb(200, 200, 200)" fill="#3388ff"></path>
        <path class="map-area-high" d="M5 5L9 9" fill="url(#map-hatch)"></path>
      </svg></div>
      <div class="leaflet-pane"><div class="leaflet-tooltip" style="color: rgb(9, 9, 9)">越南</div></div>
    </div>`;
  return document.querySelector<HTMLElement>('.map-view')!;
}

afterEach(() => document.body.replaceChildren());

describe('the drawing of a map for a picture', () => {
  it('holds the land in its own paint and place, without style sheets', () => {
    const drawing = mapDrawing(view(), LEGEND);
    const [rest, high] = [...drawing.querySelectorAll('path')];
    expect(rest?.getAttribute('fill')).toBe('rgb(200, 200, 200)');
    expect(high?.getAttribute('fill')).toBe('url(#map-hatch)');
    expect(rest?.parentElement?.getAttribute('transform')).toBe('translate(40 20)');
    expect(drawing.querySelectorAll('[class]')).toHaveLength(0);
  });

  it('holds the hatch, the names and the legend', () => {
    const drawing = mapDrawing(view(), LEGEND);
    expect(drawing.querySelector('pattern rect')?.getAttribute('fill')).toBe('rgb(1, 2, 3)');
    expect([...drawing.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      '越南',
      '风险高',
      '不评级',
    ]);
    expect(drawing.getAttribute('height')).toBe(String(22 * LEGEND.length + 12));
  });

  it('explains the stronger edge of marked areas', () => {
    const drawing = mapDrawing(view(), [...LEGEND, { tone: 'marked', label: '已选' }]);
    const edges = [...drawing.querySelectorAll('g > rect[stroke-width]')];
    expect(edges.map((edge) => edge.getAttribute('stroke-width'))).toEqual(['1', '1', '2']);
  });

  it('stands alone where nothing is drawn yet', () => {
    document.body.innerHTML = '<div class="map-view"></div>';
    const drawing = mapDrawing(document.querySelector<HTMLElement>('.map-view')!, []);
    expect(drawing.querySelectorAll('path, text, pattern')).toHaveLength(0);
  });
});
