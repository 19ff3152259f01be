import { rolePageQuery } from '@/features/roles/roles-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';

/** The server's keys of the filters of the list. */
export const ROLE_WIRE = { label: 'label_EQ', roleCode: 'roleCode_EQ', roleName: 'roleName_LIKE' };

/** Parameters already set by the state of the list. */
const FIRST_PAGE = { pageNo: 1, pageSize: 10 };

/** The filter of role/findPage. */
export const rolesFilter = (wire: ListWire) => ({ ...FIRST_PAGE, ...wire });

/** The query of the listed page of roles. */
export const rolesQuery = (wire: ListWire) => rolePageQuery(rolesFilter(wire));
