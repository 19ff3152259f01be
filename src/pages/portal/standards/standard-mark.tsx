import type { RecordMark } from '@/shared/api/record-schema';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The mark of a record that is not a fact; nothing for facts. */
export function StandardMark({ mark }: { mark: RecordMark }) {
  if (mark === 'fact') return null;
  return mark === 'unchecked' ? <UncheckedMark /> : <SampleMark />;
}
