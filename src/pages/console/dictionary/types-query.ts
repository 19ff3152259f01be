import { dictPageQuery } from '@/features/dictionary/dictionary-api';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import type { FirstAsked } from '@/shared/api/cache/first-asked';

/** The filters of the list of types by the keys of the server. */
export const TYPE_WIRE = { typeCode: 'typeCode_EQ', typeName: 'typeName_LIKE', izLock: 'izLock_EQ' };

/** What the dictionary administration asks first. */
export const dictionaryFirstAsked: FirstAsked = (params) => [dictPageQuery(listAt(params, TYPE_WIRE).wire)];
