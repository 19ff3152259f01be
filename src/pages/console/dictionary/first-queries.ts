import { dictPageQuery } from '@/features/dictionary/dictionary-api';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { TYPE_WIRE } from './types-query';

const dictionary: FirstQueries = (params) => [dictPageQuery(listAt(params, TYPE_WIRE).wire)];

/** What the page requests first. */
export const firstQueries = { dictionary };
