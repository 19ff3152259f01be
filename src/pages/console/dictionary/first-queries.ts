import { dictPageQuery } from '@/features/dictionary/dictionary-api';
import type { FirstAsked } from '@/shared/api/cache/first-asked';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { TYPE_WIRE } from './types-query';

const dictionary: FirstAsked = (params) => [dictPageQuery(listAt(params, TYPE_WIRE).wire)];

/** What the page requests first. */
export const firstQueries = { dictionary };
