import type { ErrorEntry } from '@/features/error-log/error-log-store';
import { searchLinks } from '@/features/error-log/search-links';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import { ExternalLink } from '@/shared/ui/controls/external-link';

interface ErrorLogDialogProps {
  entries: readonly ErrorEntry[];
  onClose: () => void;
  /** 暂不显示: empties the log. */
  onDismiss: () => void;
}

/** Each error with its address, message, details and searches for the message (specification §2, error-log popup). */
export function ErrorLogDialog({ entries, onClose, onDismiss }: ErrorLogDialogProps) {
  const { t } = useTexts('admin');
  return (
    <Dialog
      isOpen
      className="error-log"
      title={t('errorLog.title')}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onDismiss}>
          {t('errorLog.dismissAll')}
        </Button>
      }
    >
      <ol className="error-log-list">
        {entries.map((entry) => (
          <ErrorItem key={entry.id} entry={entry} />
        ))}
      </ol>
    </Dialog>
  );
}

function ErrorItem({ entry }: { entry: ErrorEntry }) {
  const { t } = useTexts('admin');
  const { err, vm, info, url, time } = entry;
  return (
    <li>
      <dl>
        <dt>{t('errorLog.route')}</dt>
        <dd>
          {routeOf(url)} <time dateTime={new Date(time).toISOString()}>{clock(time)}</time>
        </dd>
        <dt>{t('errorLog.message')}</dt>
        <dd className="error-log-message">{err.message}</dd>
        {vm !== null && (
          <>
            <dt>{t('errorLog.component')}</dt>
            <dd>{vm}</dd>
          </>
        )}
        <dt>{t('errorLog.details')}</dt>
        <dd>
          <details>
            <summary>{t('errorLog.stack')}</summary>
            <pre>{`${info}\n${err.stack ?? ''}`}</pre>
          </details>
        </dd>
        <dt>{t('errorLog.search')}</dt>
        <dd className="error-log-links">
          {searchLinks(err.message).map((link) => (
            <ExternalLink key={link.engine} href={link.url}>
              {link.engine}
            </ExternalLink>
          ))}
        </dd>
      </dl>
    </li>
  );
}

/** The app's address in one of its URLs. */
const routeOf = (url: string): string => url.split('#')[1] ?? url;

const clock = (time: number): string => new Date(time).toTimeString().slice(0, 8);
