import { optionPageQuery } from '@/features/options/options-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';

/** The server's keys of the filters of the list. */
export const OPTION_WIRE = { optionCode: 'optionCode_EQ', optionName: 'optionName_LIKE' };

/** Parameters already set by the state of the list. */
const FIRST_PAGE = { pageNo: 1, pageSize: 10 };

/** The filter of options/findPage. */
export const optionsFilter = (wire: ListWire) => ({ ...FIRST_PAGE, ...wire });

/** The query of the listed page of parameters. */
export const optionsQuery = (wire: ListWire) => optionPageQuery(optionsFilter(wire));
