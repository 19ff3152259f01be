import type { RecordMark } from '@/shared/api/record-schema';
import { SampleMark } from './sample-mark';
import { UncheckedMark } from './unchecked-mark';

/** The mark of a record or a figure that is not a fact; renders nothing for facts. */
export function RecordMarkTag({ mark }: { mark: RecordMark | undefined }) {
  if (mark === 'sample') return <SampleMark />;
  return mark === 'unchecked' ? <UncheckedMark /> : null;
}
