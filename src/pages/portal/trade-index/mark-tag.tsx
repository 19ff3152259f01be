import type { RecordMark } from '@/shared/api/record-schema';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The mark beside a figure; renders nothing for a fact. */
export function MarkTag({ mark }: { mark: RecordMark | undefined }) {
  if (mark === 'sample') return <SampleMark />;
  return mark === 'unchecked' ? <UncheckedMark /> : null;
}
