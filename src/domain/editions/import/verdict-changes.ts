import type { EditionRow } from '../read-edition';
import { pairVerdicts, type RateVerdict } from './pair-verdict';
import type { TariffLayout } from './tariff-layout';

/** Answers (one per line and exporter) that say something else than before. */
export interface VerdictChanges {
  readonly changed: number;
  readonly lines: number;
  readonly byParty: readonly (readonly [party: string, changed: number])[];
}

/** A line before and after; null where there is none. */
export type LinePair = readonly [before: EditionRow | null, after: EditionRow | null];

/** What a line says about the goods of an exporter, before and after. */
export interface VerdictChange {
  readonly party: string;
  readonly before: RateVerdict;
  readonly after: RateVerdict;
}

/** The changes of verdicts, the exporters with the most first. */
export function verdictChanges(pairs: readonly LinePair[], layout: TariffLayout): VerdictChanges {
  const counts = new Map<string, number>();
  let lines = 0;
  for (const pair of pairs) {
    const changed = changedVerdicts(pair, layout);
    if (changed.length > 0) lines += 1;
    for (const { party } of changed) counts.set(party, (counts.get(party) ?? 0) + 1);
  }
  const byParty = [...counts].toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b));
  return { changed: byParty.reduce((sum, [, count]) => sum + count, 0), lines, byParty };
}

/** The exporters for whose goods a line says something else than before. An exporter without a column has no rate. */
export function changedVerdicts([before, after]: LinePair, layout: TariffLayout): VerdictChange[] {
  const [old, current] = [pairVerdicts(before, layout), pairVerdicts(after, layout)];
  const parties = new Set([...old.byParty.keys(), ...current.byParty.keys()]);
  return [...parties]
    .map((party) => ({
      party,
      before: old.byParty.get(party) ?? old.others,
      after: current.byParty.get(party) ?? current.others,
    }))
    .filter((change) => change.before !== change.after);
}
