import type { HttpHandler } from 'msw';
import { contentIndicatorHandlers } from './standard-indicators';
import { contentRelationHandlers } from './standard-relations';
import { contentStandardHandlers } from './standards';

/** What staff edit of the portal's content. */
export const contentHandlers: HttpHandler[] = [
  ...contentStandardHandlers,
  ...contentIndicatorHandlers,
  ...contentRelationHandlers,
];
