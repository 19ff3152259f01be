import { describe, expect, it } from 'vitest';
import { isCompiledAhead } from '../../../build/compile-hint';

const at = (...moduleIds: string[]) => isCompiledAhead({ moduleIds });

describe('the hint at the head of a file', () => {
  it('stands before what a page calls when it is loaded', () => {
    expect(at('/app/src/main.tsx')).toBe(true);
    expect(at('/app/node_modules/react-dom/client.js', '/app/src/shared/charts/chart.tsx')).toBe(true);
  });

  it.each(['echarts/core.js', 'zrender/lib/core.js', 'leaflet/dist/leaflet-src.esm.js'])(
    'does not stand before %s, of which little is called',
    (library) => {
      expect(at('/app/src/shared/charts/chart-view.tsx', `/app/node_modules/${library}`)).toBe(false);
    },
  );
});
