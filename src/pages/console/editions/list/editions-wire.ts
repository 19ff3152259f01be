import { contentPageQuery, findContent } from '@/features/content/content-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';
import { withWholeDays } from '@/shared/console-ui/list/query/whole-days';
import { EDITION } from '../edition-kind-schema';

const filterOf = (wire: ListWire) => withWholeDays(wire, 'updateTime');

/** One page of the importers with a tariff. */
export const readEditions = (wire: ListWire) => findContent(EDITION, filterOf(wire));

/** The same as a query. */
export const editionsListQuery = (wire: ListWire, language: string) =>
  contentPageQuery(EDITION, filterOf(wire), language);
