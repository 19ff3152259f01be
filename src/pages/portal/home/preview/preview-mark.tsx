import type { RecordMark } from '@/shared/api/record-schema';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The mark below a figure of the preview; nothing for a fact. */
export function previewMark(mark: RecordMark) {
  if (mark === 'fact') return undefined;
  return mark === 'sample' ? <SampleMark /> : <UncheckedMark />;
}
