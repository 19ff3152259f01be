import type { HttpHandler } from 'msw';
import { auditHandlers } from './audit';
import { editingHandlers } from './editing';
import { notificationHandlers } from './notifications';
import { queueHandlers } from './queue';
import { editionHandlers } from './editions';
import { contentRecordHandlers } from './records';
import { contentSearchHandlers } from './search';
import { contentIndicatorHandlers } from './standard-indicators';
import { contentRelationHandlers } from './standard-relations';
import { contentStandardHandlers } from './standards';

/** The portal content that staff edit. */
export const contentHandlers: HttpHandler[] = [
  ...contentStandardHandlers,
  ...contentIndicatorHandlers,
  ...contentRelationHandlers,
  ...auditHandlers,
  ...queueHandlers,
  ...editionHandlers,
  ...notificationHandlers,
  ...editingHandlers,
  ...contentSearchHandlers,
  // Last: their paths take any kind.
  ...contentRecordHandlers,
];
