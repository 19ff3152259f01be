import type { DueCheck } from '@/features/work-queue/queue-schema';
import { AccessLink } from '@/shared/console-ui/access-link';
import { useRecordAddress, type QueueFilter } from './list-addresses';

export interface QueueRecordProps {
  record: Pick<DueCheck, 'kind' | 'id' | 'name'>;
  /** The list that its part of the queue is the beginning of, if there is one. */
  of?: QueueFilter;
}

/** A record of the queue by its name, with the way to it as a record of its list. */
export function QueueRecord({ record: { kind, id, name }, of: filter }: QueueRecordProps) {
  const addressOf = useRecordAddress();
  return (
    <AccessLink to={addressOf(kind, id, filter)}>
      <span lang={name.lang}>{name.text}</span>
    </AccessLink>
  );
}
