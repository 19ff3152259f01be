import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import {
  NOTIFICATIONS_KEY,
  notificationsQuery,
  readNotifications,
} from '@/features/notifications/notifications-api';
import type { Notification } from '@/features/notifications/notifications-schema';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { ShellContext, useShell } from '../../shell-context';
import { useDismiss } from '@/shared/ui/hooks/use-dismiss';
import { IconButton } from '../icon-button';
import { NotificationsPanel } from './notifications-panel';
import './notifications.css';

/** The notifications of the user: a bell with the number of unread ones, and the list below it. */
export function NotificationsBell() {
  return (
    <Suspense>
      <Bell />
    </Suspense>
  );
}

function Bell() {
  const { t } = useTexts('notifications');
  const shell = useShell();
  const cache = useQueryClient();
  const query = useQuery(inAnyLanguage(notificationsQuery(useLanguage())));
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(isOpen, box, button, close);
  const scope = useMemo(() => ({ ...shell, onFollow: close }), [shell, close]);
  const unread = query.data?.unread ?? 0;
  const markRead = async (rows?: readonly Notification[]) => {
    await readNotifications(rows?.map(({ id }) => id)).catch(() => undefined);
    await cache.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  };
  return (
    <div className="notifications" ref={box}>
      <IconButton
        ref={button}
        icon="bell"
        label={t('bell', { count: unread })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {unread > 0 && (
        <span className="notifications-count" aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
      {isOpen && (
        <ShellContext value={scope}>
          <NotificationsPanel id={listId} query={query} onRead={(rows) => void markRead(rows)} />
        </ShellContext>
      )}
    </div>
  );
}

/** Larger numbers have no room on the bell. */
const MOST = 99;
