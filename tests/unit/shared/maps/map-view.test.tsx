import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n, translate } from '@/shared/i18n/i18n';
import { AREA_PLACES } from '@/shared/maps/areas/area-places';
import { drawMap } from '../../../support/draw-map';

// Leaflet looks once, when it is loaded, whether there is SVG.
vi.hoisted(() => Object.assign(SVGSVGElement.prototype, { createSVGRect: () => ({}) }));

beforeAll(async () => {
  await startI18n('zh', ['ui', 'map', 'countries']);
  await loadTexts(['ui', 'map', 'countries']);
});

const draw = (size: { x: number; y: number }) =>
  drawMap(
    Object.keys(AREA_PLACES).map((code) => ({
      code,
      label: translate(`countries:${code}`),
      value: '',
      tone: 'low',
    })),
    size,
  );

const names = () => [...document.querySelectorAll('.leaflet-tooltip')].map((label) => label.textContent);

describe('the map at its first view', () => {
  it('names the countries that have room, and more of them the closer it is looked at', async () => {
    const user = userEvent.setup();
    await draw({ x: 648, y: 680 });
    // A name is written after its outline is drawn.
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['中国', '印度', '澳大利亚'])));
    const first = names();
    expect(first).not.toContain('柬埔寨');
    // Quickly, as two presses: the map must not take them for a double click of its own.
    await user.dblClick(screen.getByRole('button', { name: '放大' }));
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining([...first, '越南', '泰国'])));
    await user.click(screen.getByRole('button', { name: '全图' }));
    await waitFor(() => expect(names().toSorted()).toEqual(first.toSorted()));
  });

  it('begins closer where its frame is larger', async () => {
    await draw({ x: 1300, y: 1400 });
    await waitFor(() => expect(names()).toContain('日本'));
  });
});
