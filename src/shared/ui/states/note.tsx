import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '../styles/class-names';
import { Icon } from '../controls/icon';
import './note.css';

interface NoteProps {
  tone?: 'info' | 'warning' | 'negative';
  /** First words, in weight 600, on the same line as the text. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** `alert` only for a failure that just happened. */
  role?: 'alert' | 'status';
}

/** A note with a coloured left edge; at most one per section (look §5). */
export function Note({ tone = 'info', title, children, actions, role }: NoteProps) {
  const { t } = useTexts('ui');
  return (
    <div className={classNames('note', `note-${tone}`)} role={role}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} />
      <div className="note-text">
        {title !== undefined && (
          <>
            <b>{title}</b>
            {t('sentenceSpace')}
          </>
        )}
        {children}
        {actions !== undefined && <div className="note-actions">{actions}</div>}
      </div>
    </div>
  );
}
