import type { AreaTone } from '../areas/map-area';

/** The hatches of the map, which its paths reference by id; they take no space. */
export function MapHatch() {
  return (
    <svg className="map-hatch" width="0" height="0" aria-hidden="true">
      <defs>
        <Hatch id="map-hatch" name="high" />
        <Hatch id="map-hatch-none" name="none" />
      </defs>
    </svg>
  );
}

/** The fill of a hatched tone; undefined if the style sheet fills it. */
export function hatchOf(tone: AreaTone): string | undefined {
  if (tone === 'high') return 'url(#map-hatch)';
  return tone === 'none' ? 'url(#map-hatch-none)' : undefined;
}

function Hatch({ id, name }: { id: string; name: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={`map-hatch-ground-${name}`} width="6" height="6" />
      <rect className={`map-hatch-stroke-${name}`} width="1" height="6" />
    </pattern>
  );
}
