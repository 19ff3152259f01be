import type { DueCheck } from '@/features/work-queue/queue-schema';
import { AccessLink } from '@/shared/console-ui/access-link';
import { useRecordAddress } from './list-addresses';

/** A record of the queue by its name, with the way to it. */
export function QueueRecord({ kind, id, name }: Pick<DueCheck, 'kind' | 'id' | 'name'>) {
  const addressOf = useRecordAddress();
  return (
    <AccessLink to={addressOf(kind, id)}>
      <span lang={name.lang}>{name.text}</span>
    </AccessLink>
  );
}
