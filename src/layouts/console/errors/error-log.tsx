import { useEffect, useState } from 'react';
import { useErrorLog } from '@/features/error-log/error-log-store';
import { watchErrors } from '@/features/error-log/watch-errors';
import { useTexts } from '@/shared/i18n/use-texts';
import { ShellIcon } from '../shell-icon';
import { ErrorLogDialog } from './error-log-dialog';
import './error-log.css';

/** For development and test builds: a red button with the number of errors so far, which opens their list. */
export function ErrorLog() {
  const { t } = useTexts('admin');
  const { entries, dismissAll } = useErrorLog();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => watchErrors(), []);
  if (entries.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="admin-tool error-log-button"
        aria-label={t('errorLog.open', { count: entries.length })}
        onClick={() => setIsOpen(true)}
      >
        <ShellIcon name="bug" />
        <span className="error-log-count">{entries.length}</span>
      </button>
      {isOpen && (
        <ErrorLogDialog
          entries={entries}
          onClose={() => setIsOpen(false)}
          onDismiss={() => {
            setIsOpen(false);
            dismissAll();
          }}
        />
      )}
    </>
  );
}
