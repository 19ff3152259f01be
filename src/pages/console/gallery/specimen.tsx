/** Size of the drawing in its own units. */
export const SPECIMEN = { width: 320, height: 200 } as const;

const BOLTS = Array.from({ length: 9 }, (_, at) => 40 + at * 30);
const TICKS = Array.from({ length: 31 }, (_, at) => 10 + at * 10);

/** The section of a steel frame with a scale, as planned (lines) or as built (filled, one bolt missing). */
export function Specimen({ form }: { form: 'planned' | 'built' }) {
  return (
    <g className={`specimen specimen-${form}`}>
      <rect className="specimen-ground" width={SPECIMEN.width} height={SPECIMEN.height} />
      <path className="specimen-frame" d="M25 40h270v16h-110v88h110v16h-270v-16h110v-88h-110z" />
      {BOLTS.map((x) => (
        <circle key={x} className="specimen-bolt" cx={x} cy={48} r={4} />
      ))}
      {BOLTS.filter((x) => form === 'planned' || x !== 220).map((x) => (
        <circle key={x} className="specimen-bolt" cx={x} cy={152} r={4} />
      ))}
      {TICKS.map((x) => (
        <path key={x} className="specimen-tick" d={`M${x} 190v${(x - 10) % 50 === 0 ? -10 : -5}`} />
      ))}
    </g>
  );
}
