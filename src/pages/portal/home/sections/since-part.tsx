import { useKept } from '@/features/kept/use-kept';
import { SinceLastVisit } from '@/features/last-visit/since-last-visit';

/** The changes, those of the reader's saved items first. */
export function SincePart() {
  const { list } = useKept();
  return <SinceLastVisit kept={list} />;
}
