import type { HeldRate } from '@/features/tariffs/rates/held-rate';
import type { RecordMark, SourceRecord } from '@/shared/api/record-schema';

/** An answer with its source records. */
interface WithSources {
  sources: SourceRecord[];
}

/** The sources of some rates, each once, in the order of the answer. */
export function sourcesOfRates(answer: WithSources, rates: readonly HeldRate[]): SourceRecord[] {
  const ids = new Set(rates.flatMap((held) => (held.kind === 'not-held' ? [] : [held.rate.sourceId])));
  return answer.sources.filter((source) => ids.has(source.id));
}

/** Mark and sources of some rates for exported tables. */
export function provenanceOf(
  answer: WithSources,
  rates: readonly HeldRate[],
): { mark: string; source: string } {
  const marks = new Set<RecordMark>(
    rates.flatMap((held) => (held.kind === 'not-held' ? [] : [held.rate.mark])),
  );
  const titles = sourcesOfRates(answer, rates).map(({ title, asOf }) => `${title.text} (${asOf})`);
  return { mark: [...marks].join(' '), source: titles.join('; ') };
}

/** The text of the tariff; null without data. */
export const printed = (held: HeldRate): string | null =>
  held.kind === 'not-held' ? null : held.rate.printed;
