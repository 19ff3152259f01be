import { useEffect, useRef, useState } from 'react';
import { NetworkError, TimeoutError } from '@/shared/api/client/api-errors';
import { momentInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { SectorId } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { ErrorState } from '@/shared/ui/states/error-state';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Note } from '@/shared/ui/states/note';
import type { IndexAnswer } from '../use-index-answer';

interface CalculationLineProps {
  answer: IndexAnswer;
  /** The requested sector. */
  sector: SectorId;
}

/** The state of the long request: how long it has run and how to stop it, stopped or failed, or when it loaded. */
export function CalculationLine({ answer, sector }: CalculationLineProps) {
  const { t } = useTexts(['indices', 'ui']);
  const language = useLanguage();
  const { info, state, error, isOld, readAt } = answer;
  const { box, again, keepFocus } = usePreservedFocus(state);
  const moment = momentInText(new Date(readAt), language);
  const previousNote =
    info && isOld ? t('calculation.previous', { time: moment, sector: t(`sector.${info.sector}`) }) : null;
  return (
    <div ref={box} className="index-calculation" tabIndex={-1}>
      <LiveRegion
        message={state === 'running' ? t('calculation.running', { sector: t(`sector.${sector}`) }) : ''}
      />
      {state === 'running' && (
        <Running key={sector} note={previousNote} onCancel={keepFocus(answer.cancel)} />
      )}
      {state === 'done' && (
        <p className="index-calculation-done">{t('calculation.done', { time: moment })}</p>
      )}
      {state === 'cancelled' && (
        <Note
          tone="warning"
          role="status"
          title={t('calculation.cancelled')}
          actions={
            <Button ref={again} size="small" onClick={keepFocus(answer.retry)}>
              {t('calculation.again')}
            </Button>
          }
        >
          {previousNote ?? t('calculation.noResult')}
        </Note>
      )}
      {state === 'failed' && (
        <ErrorState what={t(`calculation.failed.${reasonOf(error)}`)} onRetry={keepFocus(answer.retry)}>
          {previousNote ?? (info && t('calculation.previousSame', { time: moment }))}
        </ErrorState>
      )}
    </div>
  );
}

/** Preserves the focus when the pressed button is removed: moves it to the button that restarts, else to the line. */
function usePreservedFocus(state: IndexAnswer['state']) {
  const box = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) (again.current ?? box.current)?.focus();
    isPressed.current = false;
  }, [state]);
  const keepFocus = (action: () => void) => () => {
    isPressed.current = true;
    action();
  };
  return { box, again, keepFocus };
}

/** An indeterminate bar with the elapsed seconds; after five of them it can be stopped. */
function Running({ note, onCancel }: { note: string | null; onCancel: () => void }) {
  const { t } = useTexts('indices');
  const seconds = useSeconds();
  return (
    <div className="index-running">
      <div className="index-running-bar" role="progressbar" aria-label={t('calculation.bar')} />
      <p className="index-running-text">
        {t('calculation.elapsed', { seconds })} {note}
      </p>
      {seconds >= CANCEL_AFTER_S && (
        <Button size="small" onClick={onCancel}>
          {t('calculation.cancel')}
        </Button>
      )}
    </div>
  );
}

const CANCEL_AFTER_S = 5;

/** Whole seconds since the component was mounted. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

function reasonOf(error: Error | null): 'offline' | 'timeout' | 'other' {
  if (error instanceof NetworkError) return 'offline';
  return error instanceof TimeoutError ? 'timeout' : 'other';
}
