import type { RecordMark } from '@/shared/api/record-schema';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The mark of a news item that is not a checked fact; renders nothing for facts. */
export function NewsMark({ mark }: { mark: RecordMark }) {
  if (mark === 'unchecked') return <UncheckedMark />;
  return mark === 'sample' ? <SampleMark /> : null;
}
