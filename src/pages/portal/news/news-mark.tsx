import type { RecordMark } from '@/shared/api/record-schema';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The mark of a piece of news that is no checked fact; nothing for facts. */
export function NewsMark({ mark }: { mark: RecordMark }) {
  if (mark === 'unchecked') return <UncheckedMark />;
  return mark === 'sample' ? <SampleMark /> : null;
}
