import { useSaved } from '@/features/saved/use-saved';
import { SinceLastVisit } from '@/features/last-visit/since-last-visit';

/** The changes, those of the reader's saved items first. */
export function SincePart() {
  const { list } = useSaved();
  return <SinceLastVisit saved={list} />;
}
