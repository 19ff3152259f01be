import { useEffect, useState } from 'react';
import { isOwnAddress, type Ad } from './ads';
import { useTexts } from '@/shared/i18n/use-texts';
import { useReducedMotion } from '@/shared/ui/hooks/use-breakpoint';
import { IconButton } from '../bar/icon-button';
import { usePointerOrFocus } from './use-pointer-or-focus';
import './ad-strip.css';

/** How long each advert is shown (specification §2). */
const AUTOPLAY_MS = 3000;
/** Height of the strip in CSS pixels (specification §2). */
const HEIGHT = 30;
const WAITING = { visibility: 'hidden' } as const;

/**
 * Adverts one at a time, moving up every 3 s; paused while the pointer or focus is on them, when stopped, and with
 * reduced motion. With reduced motion and when stopped, a button shows the next.
 */
export function AdCarousel({ ads }: { ads: readonly Ad[] }) {
  const { t } = useTexts('admin');
  const isPaused = useReducedMotion();
  const [place, setPlace] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const { ref, isActive } = usePointerOrFocus();
  const isMoving = ads.length > 1 && !isPaused && !isStopped && !isActive;
  const next = () => setPlace((shown) => (shown + 1) % ads.length);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setPlace((shown) => (shown + 1) % ads.length), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isMoving, ads.length]);
  return (
    <section className="ad-strip no-print" aria-label={t('ads.label')} ref={ref}>
      <span className="ad-mark">{t('ads.mark')}</span>
      <div className="ad-window">
        <ul className="ad-list" style={{ transform: `translateY(${-HEIGHT * (place % ads.length)}px)` }}>
          {ads.map(({ title, url }, each) => (
            <li key={`${each} ${url}`} style={each === place % ads.length ? undefined : WAITING}>
              <AdLink title={title} url={url} />
            </li>
          ))}
        </ul>
      </div>
      {ads.length > 1 && (
        <>
          {!isPaused && (
            <IconButton
              icon={isStopped ? 'play' : 'pause'}
              label={t(isStopped ? 'ads.play' : 'ads.stop')}
              onClick={() => setIsStopped(!isStopped)}
            />
          )}
          {(isPaused || isStopped) && <IconButton icon="next" label={t('ads.next')} onClick={next} />}
        </>
      )}
    </section>
  );
}

/** Addresses of this application open in place, others in a new window without access to this one. */
function AdLink({ title, url }: Ad) {
  return isOwnAddress(url) ? (
    <a href={url} lang="zh-CN">
      {title}
    </a>
  ) : (
    <a href={url} lang="zh-CN" target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}
