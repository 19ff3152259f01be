import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import { positionOf } from '@/features/tariffs/rates/ruler-scale';
import type { RulerScale } from '@/features/tariffs/rates/ruler-scale';
import { classNames } from '@/shared/ui/styles/class-names';
import './partner-strip.css';

interface PartnerStripProps {
  /** Null in the row of MFN itself, and if no RCEP rate applies. */
  rcep: RateResult | null;
  mfn: RateResult;
  /** False if it is not certain that the RCEP rate applies: then no difference is drawn. */
  isApplied: boolean;
  scale: RulerScale;
}

/**
 * The rate ruler one row high: RCEP as a dot, MFN as a mark, the difference between (look §5). The numbers are beside
 * it.
 */
export function PartnerStrip({ rcep, mfn, isApplied, scale }: PartnerStripProps) {
  const rcepPercent = percentOf(rcep);
  const mfnPercent = percentOf(mfn);
  const place = (percent: number) => `${positionOf(percent, scale)}%`;
  return (
    <span className="partner-strip" aria-hidden="true">
      {isApplied && rcepPercent !== null && mfnPercent !== null && rcepPercent !== mfnPercent && (
        <span
          className={classNames('partner-strip-band', rcepPercent > mfnPercent && 'partner-strip-above')}
          style={{
            left: place(Math.min(rcepPercent, mfnPercent)),
            right: `${100 - positionOf(Math.max(rcepPercent, mfnPercent), scale)}%`,
          }}
        />
      )}
      {mfnPercent !== null && <span className="partner-strip-mfn" style={{ left: place(mfnPercent) }} />}
      {rcepPercent !== null && <span className="partner-strip-dot" style={{ left: place(rcepPercent) }} />}
    </span>
  );
}
