import { Suspense, useEffect } from 'react';
import { config } from '@/shared/config/config';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Icon } from '@/shared/ui/controls/icon';
import { dismissNotice, useNotices } from './notices';
import type { Notice } from './notices';
import './notice-region.css';

const QuestionDialog = lazyPart(() => import('./question-dialog').then((part) => part.QuestionDialog));

/** Messages, a question, and the loading overlay, above every page. */
export function NoticeRegion() {
  const { t } = useTexts('ui');
  const { notices, question, isOverlayOpen } = useNotices();
  return (
    <>
      <div className="notices" role="status" aria-live="polite">
        {notices.map((notice) => (
          <NoticeBar key={notice.id} notice={notice} />
        ))}
      </div>
      {question && (
        <Suspense>
          <QuestionDialog question={question} />
        </Suspense>
      )}
      {isOverlayOpen && (
        <div className="overlay" role="status">
          {t('state.loading')}
        </div>
      )}
    </>
  );
}

function NoticeBar({ notice }: { notice: Notice }) {
  const { t } = useTexts('ui');
  const { id, kind, stays } = notice;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => dismissNotice(id), config.messageDurationMs);
    return () => clearTimeout(timer);
  }, [id, stays]);
  useEffect(() => (kind === 'info' ? dismissAtNextPress(id) : undefined), [id, kind]);
  return (
    <p className={`notice notice-${kind}`}>
      <Icon name={ICONS[kind]} />
      <span>{notice.text}</span>
      <button type="button" aria-label={t('action.close')} onClick={() => dismissNotice(id)}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const;

/** A greeting covers the menu: it is dismissed when the user starts to work. */
function dismissAtNextPress(id: number): () => void {
  const dismiss = () => dismissNotice(id);
  addEventListener('pointerdown', dismiss, { once: true, capture: true });
  return () => removeEventListener('pointerdown', dismiss, { capture: true });
}
