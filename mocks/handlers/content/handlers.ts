import type { HttpHandler } from 'msw';
import { auditHandlers } from './audit';
import { editingHandlers } from './editing';
import { notificationHandlers } from './notifications';
import { queueHandlers } from './queue';
import { editionHandlers } from './editions';
import { contentRecordHandlers } from './records';

/** The portal content that staff edit. */
export const contentHandlers: HttpHandler[] = [
  ...auditHandlers,
  ...queueHandlers,
  ...editionHandlers,
  ...notificationHandlers,
  ...editingHandlers,
  // Last: their paths take any kind.
  ...contentRecordHandlers,
];
