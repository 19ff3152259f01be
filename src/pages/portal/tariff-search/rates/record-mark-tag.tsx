import type { RecordMark } from '@/shared/api/record-schema';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The mark of a figure that is not a fact; renders nothing for facts. */
export function RecordMarkTag({ mark }: { mark: RecordMark }) {
  switch (mark) {
    case 'fact':
      return null;
    case 'unchecked':
      return <UncheckedMark />;
    case 'sample':
      return <SampleMark />;
  }
}
