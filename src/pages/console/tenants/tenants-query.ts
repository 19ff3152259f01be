import { tenantPageQuery } from '@/features/tenants/tenants-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';

/** The server's keys of the filters of the list. */
export const TENANT_WIRE = { id: 'id_EQ', tenantName: 'tenantName_LIKE' };

/** Parameters already set by the state of the list. */
const FIRST_PAGE = { pageNo: 1, pageSize: 10 };

/** The filter of tenant/findPage. */
export const tenantsFilter = (wire: ListWire) => ({ ...FIRST_PAGE, ...wire });

/** The query of the listed page of tenants. */
export const tenantsQuery = (wire: ListWire) => tenantPageQuery(tenantsFilter(wire));
