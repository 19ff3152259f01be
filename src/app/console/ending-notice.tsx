import { useState } from 'react';
import { formatTime } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { useSessionEnding } from './use-session-ending';
import './ending-notice.css';

/**
 * Announces the end of the session five minutes before, with its time; then that it has ended. Stays until closed.
 */
export function EndingNotice() {
  const { t } = useTexts(['admin', 'ui']);
  const ending = useSessionEnding();
  const [closed, setClosed] = useState('');
  const text =
    ending && t(ending.isPast ? 'session.ended' : 'session.endsSoon', { time: formatTime(ending.at) });
  return (
    <div className="ending-notice no-print" role="status">
      {text !== null && text !== closed && (
        <p className="notice">
          <Icon name="info" />
          <span>{text}</span>
          <button type="button" aria-label={t('ui:action.close')} onClick={() => setClosed(text)}>
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </div>
  );
}
