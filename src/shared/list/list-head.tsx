import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { useIsOldAnswer } from '@/shared/ui/states/old-answer';
import './list-head.css';

interface ListHeadProps {
  /**
   * A sentence on how many rows there are and what they cover; announced on change; not shown for the previous query.
   */
  count: string;
  /** The actions on the list: clear filters, export. */
  actions?: ReactNode;
}

/** The line above a list's rows, where reading starts after turning the page. */
export function ListHead({ count, actions }: ListHeadProps) {
  const { t } = useTexts('ui');
  const isOld = useIsOldAnswer();
  const shown = isOld ? t('state.loading') : count;
  return (
    <>
      <div className="list-head">
        <p className="list-head-count" tabIndex={-1} data-list-head>
          {isOld ? <span className="answer-pending">{shown}</span> : shown}
        </p>
        {actions !== undefined && <div className="list-head-actions">{actions}</div>}
      </div>
      <LiveRegion message={shown} />
    </>
  );
}
