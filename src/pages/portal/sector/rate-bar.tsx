interface RateBarProps {
  /** Percent; null renders nothing. */
  rcep: number | null;
  mfn: number | null;
  /** The end of the scale, the same in all rows. */
  max: number;
}

/** The RCEP average as a bar and MFN as a mark on one percent scale; the numbers are in the same row. */
export function RateBar({ rcep, mfn, max }: RateBarProps) {
  const place = (percent: number) => `${(percent / max) * 100}%`;
  return (
    <svg className="rate-bar" width="100%" height="18" aria-hidden="true">
      <line className="rate-bar-axis" x1="0" x2="100%" y1="17.5" y2="17.5" />
      {rcep !== null && <rect className="rate-bar-rcep" x="0" y="5" width={place(rcep)} height="9" />}
      {mfn !== null && <line className="rate-bar-mfn" x1={place(mfn)} x2={place(mfn)} y1="1" y2="18" />}
    </svg>
  );
}
