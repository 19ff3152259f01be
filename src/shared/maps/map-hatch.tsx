/** The hatch of high areas, which the map's paths refer to by its id; it takes no room. */
export function MapHatch() {
  return (
    <svg className="map-hatch" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id={HATCH_ID}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="map-hatch-ground" width="6" height="6" />
          <rect className="map-hatch-stroke" width="1" height="6" />
        </pattern>
      </defs>
    </svg>
  );
}

const HATCH_ID = 'map-hatch';

/** The fill of a high area. */
export const HATCH = `url(#${HATCH_ID})`;
