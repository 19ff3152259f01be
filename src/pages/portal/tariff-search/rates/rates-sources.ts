import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { RecordMark, SourceRecord } from '@/shared/api/record-schema';

/** An answer with its source records. */
interface WithSources {
  sources: SourceRecord[];
}

/** The sources of some rates, each once, in the order of the answer. */
export function sourcesOfRates(answer: WithSources, rates: readonly RateResult[]): SourceRecord[] {
  const ids = new Set(rates.flatMap((result) => (result.kind === 'missing' ? [] : [result.rate.sourceId])));
  return answer.sources.filter((source) => ids.has(source.id));
}

/** Mark and sources of some rates for exported tables. */
export function provenanceOf(
  answer: WithSources,
  rates: readonly RateResult[],
): { mark: string; source: string } {
  const marks = new Set<RecordMark>(
    rates.flatMap((result) => (result.kind === 'missing' ? [] : [result.rate.mark])),
  );
  const titles = sourcesOfRates(answer, rates).map(({ title, asOf }) => `${title.text} (${asOf})`);
  return { mark: [...marks].join(' '), source: titles.join('; ') };
}

/** The text of the tariff; null without data. */
export const printed = (result: RateResult): string | null =>
  result.kind === 'missing' ? null : result.rate.printed;
