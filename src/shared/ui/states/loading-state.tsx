import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '../controls/button';
import { Skeleton } from './skeleton';
import './states.css';

const CANCEL_AFTER_MS = 5000;

interface LoadingStateProps {
  /** What is loading; 正在读取 by default. */
  label?: string;
  /** Offered after five seconds. */
  onCancel?: () => void;
  blocks?: readonly { width: string; height: string }[];
}

/** Nothing for 200 ms, then the skeleton with one line of text, after 5 s a way out (look §6). */
export function LoadingState({ label, onCancel, blocks }: LoadingStateProps) {
  const { t } = useTexts('ui');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading-state" role="status">
      <Skeleton blocks={blocks} />
      <p className="loading-state-label">{label ?? t('state.loading')}</p>
      {isLong && onCancel !== undefined && (
        <Button size="small" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      )}
    </div>
  );
}
