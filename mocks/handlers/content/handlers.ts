import type { HttpHandler } from 'msw';
import { queueHandlers } from './queue';
import { contentIndicatorHandlers } from './standard-indicators';
import { contentRelationHandlers } from './standard-relations';
import { contentStandardHandlers } from './standards';

/** The portal content that staff edit. */
export const contentHandlers: HttpHandler[] = [
  ...contentStandardHandlers,
  ...contentIndicatorHandlers,
  ...contentRelationHandlers,
  ...queueHandlers,
];
