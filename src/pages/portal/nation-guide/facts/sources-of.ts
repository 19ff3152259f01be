import type { SourceRecord } from '@/shared/api/record-schema';
import type { Fact } from './fact';

/** The sources of some of the facts, each once. */
export function sourcesOf(sources: readonly SourceRecord[], facts: readonly Fact[]): SourceRecord[] {
  const named = new Set(facts.flatMap((fact) => (fact.kind === 'known' ? (fact.sourceId ?? []) : [])));
  return sources.filter(
    ({ id }, index) => named.has(id) && sources.findIndex((other) => other.id === id) === index,
  );
}
