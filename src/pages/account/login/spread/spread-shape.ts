import type { TariffSpread } from './tariffs-spread-schema';

type Steps = TariffSpread['steps'];

/** Neighbouring lines with the same two rates: from line `from` up to, not including, line `to`; rates in percent. */
interface Run {
  from: number;
  to: number;
  mfn: number;
  rcep: number;
}

/** The paths of the chart: x counts lines, y counts percent downwards from `top`. */
interface SpreadShape {
  top: number;
  /** MFN as a step line. */
  mfn: string;
  /** From RCEP up to MFN where RCEP is lower. */
  lower: string;
  /** From MFN up to RCEP where RCEP is higher. */
  higher: string;
}

/** Draws the pairs [MFN, RCEP] in their order. */
export function spreadShape(steps: Steps): SpreadShape {
  const runs = runsOf(steps);
  const top = TICK * Math.max(1, Math.ceil(Math.max(0, ...steps.flat()) / TICK));
  const boxes = (isShown: (run: Run) => boolean) =>
    runs
      .filter(isShown)
      .map(({ from, to, mfn, rcep }) => `M${from} ${top - mfn}H${to}V${top - rcep}H${from}Z`)
      .join('');
  return {
    top,
    mfn: runs.map(({ from, to, mfn }) => `${from === 0 ? 'M0 ' : 'V'}${top - mfn}H${to}`).join(''),
    lower: boxes(({ mfn, rcep }) => rcep < mfn),
    higher: boxes(({ mfn, rcep }) => rcep > mfn),
  };
}

/** The axis' numbers from zero to `top`, in percent. */
export const ticksUpTo = (top: number): number[] =>
  Array.from({ length: top / TICK + 1 }, (_, index) => index * TICK);

const TICK = 10;

function runsOf(steps: Steps): Run[] {
  const runs: Run[] = [];
  for (const [at, [mfn, rcep]] of steps.entries()) {
    const last = runs.at(-1);
    if (last?.mfn === mfn && last.rcep === rcep) last.to = at + 1;
    else runs.push({ from: at, to: at + 1, mfn, rcep });
  }
  return runs;
}
