import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { useReducedMotion } from '@/shared/ui/hooks/use-breakpoint';

/** Scroll offset, in CSS pixels, at which the button appears. */
const APPEARS_AT = 400;

/** A button at the lower right that scrolls to the top of the page; `onDone` may move focus there. */
export function BackToTop({ onDone }: { onDone: () => void }) {
  const { t } = useTexts('admin');
  const isMotionReduced = useReducedMotion();
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => {
    // Read on scroll, not during rendering, which would force a layout.
    const read = () => setIsFarDown(window.scrollY > APPEARS_AT);
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  if (!isFarDown) return null;
  const handleClick = () => {
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
    onDone();
  };
  return (
    <button
      type="button"
      className="admin-back-to-top no-print"
      aria-label={t('backToTop')}
      title={t('backToTop')}
      onClick={handleClick}
    >
      <Icon name="arrowUp" />
    </button>
  );
}
