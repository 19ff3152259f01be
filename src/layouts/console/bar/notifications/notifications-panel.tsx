import type { UseQueryResult } from '@tanstack/react-query';
import type { DataOf } from '@/shared/api/endpoint';
import { contentRecordAddress } from '@/features/menu/page-address';
import { useMenu } from '@/features/menu/menu-store';
import type { Notification, notificationPageEndpoint } from '@/features/notifications/notifications-schema';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { formatMoment } from '@/shared/format/date';
import { serverMoment } from '@/shared/format/server-moment';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { Tag } from '@/shared/ui/marks/tag';
import { ShellContext, useShell } from '../../shell-context';
import { ShellLink } from '../../shell-link';

interface NotificationsPanelProps {
  id: string;
  query: UseQueryResult<DataOf<typeof notificationPageEndpoint>>;
  /** Marks these as read; all without an argument. */
  onRead: (rows?: readonly Notification[]) => void;
}

/** The latest notifications, each with the way to its record. */
export function NotificationsPanel({ id, query, onRead }: NotificationsPanelProps) {
  const { t } = useTexts('notifications');
  return (
    <section className="notifications-panel" id={id} aria-label={t('title')}>
      <QueryView query={query} failure={t('failed')}>
        {({ rows, unread }) =>
          rows.length === 0 ? (
            <p className="notifications-none">{t('none')}</p>
          ) : (
            <>
              <button
                type="button"
                className="notifications-all"
                disabled={unread === 0}
                onClick={() => onRead()}
              >
                {t('readAll')}
              </button>
              <ul>
                {rows.map((row) => (
                  <li key={row.id}>
                    <Row of={row} onRead={() => onRead([row])} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </section>
  );
}

function Row({ of: row, onRead }: { of: Notification; onRead: () => void }) {
  const { t } = useTexts('notifications');
  const language = useLanguage();
  const address = useRecordAddress(row);
  const moment = serverMoment(row.at);
  const shell = useShell();
  const scope = {
    ...shell,
    onFollow: () => {
      if (!row.isRead) onRead();
      shell.onFollow?.();
    },
  };
  const content = (
    <>
      <span className="notifications-what">
        {!row.isRead && <Tag>{t('unread')}</Tag>} {t(`what.${row.what}`)}
      </span>
      <span lang={row.recordName.lang}>{row.recordName.text}</span>
      {row.note !== null && <span lang={LANGUAGE_TAGS[DEFAULT_LANGUAGE]}>{row.note}</span>}
      <span className="notifications-when">
        <span lang={LANGUAGE_TAGS[DEFAULT_LANGUAGE]}>{row.byName}</span>
        {moment !== null && <time dateTime={moment.toISOString()}>{formatMoment(moment, language)}</time>}
      </span>
    </>
  );
  if (address === null) return <div className="notifications-row">{content}</div>;
  return (
    <ShellContext value={scope}>
      <ShellLink className="notifications-row" to={address}>
        {content}
      </ShellLink>
    </ShellContext>
  );
}

/** The page of a notification's record; null if the user has no access to it. */
function useRecordAddress({ kind, recordId }: Notification): string | null {
  const entries = useMenu((menu) => menu.entries);
  const session = useSession();
  return contentRecordAddress(entries, (permissions) => mayUse(session, permissions), kind, recordId);
}
