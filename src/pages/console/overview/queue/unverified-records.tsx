import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { KindCounts } from './kind-counts';
import { QueueBlock } from './queue-block';

/** How many records of each kind were not checked at their official source. */
export function UnverifiedRecords({ unverified }: { unverified: NonNullable<WorkQueue['unverified']> }) {
  return (
    <QueueBlock part="unverified" total={unverified.total} mark={<UncheckedMark />}>
      <KindCounts kinds={unverified.kinds} filter="unverified" />
    </QueueBlock>
  );
}
