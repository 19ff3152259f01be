import type { RecordMark } from '@/shared/api/record-schema';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The mark of a record or date that is not a fact; nothing for facts. */
export function LawMark({ mark }: { mark: RecordMark }) {
  switch (mark) {
    case 'fact':
      return null;
    case 'unchecked':
      return <UncheckedMark />;
    case 'sample':
      return <SampleMark />;
  }
}
