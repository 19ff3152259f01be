import { rolePageQuery } from '@/features/roles/roles-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';

/** The filters of the list by the keys of the server. */
export const ROLE_WIRE = { label: 'label_EQ', roleCode: 'roleCode_EQ', roleName: 'roleName_LIKE' };

/** What the state of the list says anyway. */
const FIRST_PAGE = { pageNo: 1, pageSize: 10 };

/** What role/findPage is asked for. */
export const rolesFilter = (wire: ListWire) => ({ ...FIRST_PAGE, ...wire });

/** The page of roles that the list shows. */
export const rolesQuery = (wire: ListWire) => rolePageQuery(rolesFilter(wire));
