import type { HttpHandler } from 'msw';
import { auditHandlers } from './audit';
import { editingHandlers } from './editing';
import { notificationHandlers } from './notifications';
import { queueHandlers } from './queue';
import { editionHandlers } from './editions';
import { contentRecordHandlers } from './records';
import { contentSearchHandlers } from './search';

/** The portal content that staff edit. */
export const contentHandlers: HttpHandler[] = [
  ...auditHandlers,
  ...queueHandlers,
  ...editionHandlers,
  ...notificationHandlers,
  ...editingHandlers,
  ...contentSearchHandlers,
  // Last: their paths take any kind.
  ...contentRecordHandlers,
];
