import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { classNames } from '@/shared/ui/styles/class-names';
import { positionOf, rulerScale, ticksOf } from './ruler-scale';
import './rate-ruler.css';

/** One rate on the ruler: its percentage and the words beside the number. */
export interface RulerMark {
  id: string;
  percent: number;
  words: string;
  tone?: 'pair' | 'mfn';
}

interface RateRulerProps {
  /** The text equivalent of the ruler, as a sentence. */
  label: string;
  /** This country pair and MFN, on flags above the axis. */
  above: readonly RulerMark[];
  /** Other partners and agreements, hanging below. */
  below?: readonly RulerMark[];
  /** From RCEP to MFN, if RCEP is lower. */
  band?: { from: number; to: number } | null;
}

/**
 * Rates as positions on one percent scale (look §5, rate ruler). Marks that would overlap lose their words, never
 * their numbers.
 */
export function RateRuler({ label, above, below = [], band = null }: RateRulerProps) {
  const language = useLanguage();
  const scale = rulerScale([...above, ...below].map((mark) => mark.percent));
  const place = (percent: number) => `${positionOf(percent, scale)}%`;
  return (
    <div
      className={classNames('ruler', below.length > 0 && 'ruler-with-below')}
      role="img"
      aria-label={label}
    >
      {above.map((mark) => (
        <Flag key={mark.id} mark={mark} neighbours={above} side="above" scaleMax={scale.max} />
      ))}
      {band && band.to > band.from && (
        <span
          className="ruler-band"
          style={{ left: place(band.from), right: `${100 - positionOf(band.to, scale)}%` }}
        />
      )}
      <span className="ruler-axis" />
      {ticksOf(scale.tick, scale.max).map((tick) => (
        <span key={tick} className="ruler-tick" style={{ left: place(tick) }} />
      ))}
      {ticksOf(scale.numbered, scale.max).map((tick) => (
        <span key={tick} className="ruler-number" style={{ left: place(tick) }}>
          {formatNumber(tick, language)}
          {tick === 0 && '%'}
        </span>
      ))}
      {below.map((mark) => (
        <Flag key={mark.id} mark={mark} neighbours={below} side="below" scaleMax={scale.max} />
      ))}
    </div>
  );
}

interface FlagProps {
  mark: RulerMark;
  neighbours: readonly RulerMark[];
  side: 'above' | 'below';
  scaleMax: number;
}

function Flag({ mark, neighbours, side, scaleMax }: FlagProps) {
  const language = useLanguage();
  const right = mark.percent / scaleMax;
  const isWithin = (share: number) =>
    neighbours.some(
      (other) =>
        other !== mark && other.percent >= mark.percent && (other.percent - mark.percent) / scaleMax < share,
    );
  const isTurned = right > TURNED_FROM;
  return (
    <span
      className={classNames(
        'ruler-flag',
        `ruler-${side}`,
        mark.tone && `ruler-${mark.tone}`,
        isTurned && 'ruler-turned',
        (isWithin(CROWDED_NARROW) || (right > NO_ROOM_NARROW && !isTurned)) && 'ruler-crowded',
      )}
      style={isTurned ? { right: `${100 - right * 100}%` } : { left: `${right * 100}%` }}
    >
      <b>{formatNumber(mark.percent, language)}</b>
      {!isWithin(CROWDED) && <span className="ruler-words">{mark.words}</span>}
    </span>
  );
}

/** Share of the scale below which a mark to the right leaves no room for words: on wide and on narrow screens. */
const CROWDED = 0.16;
const CROWDED_NARROW = 0.45;
/** Beyond this share of the scale a narrow screen has no room for words to the right. */
const NO_ROOM_NARROW = 0.5;
/** Beyond this share of the scale the label is to the left of its mark. */
const TURNED_FROM = 0.82;
