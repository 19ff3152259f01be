import type { LineChange } from '@/features/editions/engine/engine-calls';

type PartyVerdict = LineChange['verdicts'][number];

/** A change of what visitors read, and the exporters whose goods have it. */
export interface VerdictGroup extends Pick<PartyVerdict, 'before' | 'after'> {
  parties: string[];
}

/** The changes of verdicts, each once with its exporters, in the order in which they come. */
export function verdictGroups(verdicts: readonly PartyVerdict[]): VerdictGroup[] {
  const groups = new Map<string, VerdictGroup>();
  for (const { party, before, after } of verdicts) {
    const key = `${before} ${after}`;
    const group = groups.get(key) ?? { before, after, parties: [] };
    group.parties.push(party);
    groups.set(key, group);
  }
  return [...groups.values()];
}
