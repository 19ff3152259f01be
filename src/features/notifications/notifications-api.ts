import { callApi } from '@/shared/api/client/http-client';
import { notificationPageEndpoint, notificationReadEndpoint } from './notifications-schema';

const SHOWN = 20;
/** How often new notifications are requested while the window is visible. */
const INTERVAL_MS = 60_000;

/** Key of the notifications in every language. */
export const NOTIFICATIONS_KEY = ['notification', 'findPage'] as const;

/** notification/findPage: the latest notifications of the user, requested again every minute. */
export const notificationsQuery = (language: string) => ({
  queryKey: [...NOTIFICATIONS_KEY, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(notificationPageEndpoint, { query: { pageSize: SHOWN }, signal, quiet: true }),
  refetchInterval: INTERVAL_MS,
});

/** notification/read: marks these as read, or all. A failure is silent: they stay unread. */
export const readNotifications = (ids?: readonly string[]) =>
  callApi(notificationReadEndpoint, { body: ids === undefined ? {} : { ids: [...ids] }, quiet: true });
