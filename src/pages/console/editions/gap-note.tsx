import { Note } from '@/shared/ui/states/note';
import type { EditionGap } from './edition-gap';
import { useEditionWords } from './use-edition-words';

/** The days that an edition leaves without any; nothing where it leaves none. */
export function GapNote({ gap }: { gap: EditionGap | null }) {
  const { t, day } = useEditionWords();
  if (gap === null) return null;
  return (
    <Note tone="warning" role="status">
      {t('gap', { from: day(gap.from), to: day(gap.to) })}
    </Note>
  );
}
