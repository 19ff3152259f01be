import { auditPageQuery, findAudit } from '@/features/content/content-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';
import { withWholeDays } from '@/shared/console-ui/list/query/whole-days';

/** The server's keys of the filters of the log. */
export const AUDIT_WIRE = {
  kind: 'kind_IN',
  action: 'action_IN',
  name: 'recordName_LIKE',
  who: 'byName_LIKE',
  since: 'at_BEGIN',
  until: 'at_END',
};

const filterOf = (wire: ListWire) => withWholeDays(wire, 'at');

/** One page of the log, of whole days. */
export const readAudit = (wire: ListWire) => findAudit(filterOf(wire));

/** The same as a query. */
export const auditQuery = (wire: ListWire, language: string) => auditPageQuery(filterOf(wire), language);
