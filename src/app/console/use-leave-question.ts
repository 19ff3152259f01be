import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLabels } from '@/shared/i18n/label';
import { PATTERNS } from '@/shared/routing/paths';
import { unsavedTabs } from '@/features/tabs/tabs-store';
import { isPublic } from '../whitelist';
import { mayLeave } from './confirm-losing';

/**
 * Asks before a page outside of the console is opened while there are unsaved edits, whose forms would close: by a link,
 * by back and forward, or by an address typed by hand.
 */
export function useLeaveQuestion(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const say = useLabels();
  const place = useRef<{ state: unknown; url: string }>({ state: null, url: '' });
  useEffect(() => {
    place.current = { state: history.state as unknown, url: window.location.href };
  }, [location]);

  const leave = useEffectEvent(async (to: string) => {
    if (await mayLeave(say)) void navigate(to);
  });

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const to = followed(event);
      if (to === null || !isAskedAbout(to)) return;
      event.preventDefault();
      event.stopPropagation();
      void leave(to);
    };
    const handlePop = (event: PopStateEvent) => {
      const to = addressIn(window.location.href);
      if (!isAskedAbout(to)) return;
      // The router does not hear of it: the address is put back to the page that it still shows.
      event.stopImmediatePropagation();
      history.pushState(place.current.state, '', place.current.url);
      void leave(to);
    };
    // Both before the router's own listeners.
    document.addEventListener('click', handleClick, { capture: true });
    window.addEventListener('popstate', handlePop, { capture: true });
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      window.removeEventListener('popstate', handlePop, { capture: true });
    };
  }, []);
}

/** The error pages are where the end of a session leads, which nobody chose. */
const UNASKED: readonly string[] = [PATTERNS.unauthorized, PATTERNS.notFound];

function isAskedAbout(to: string): boolean {
  const path = to.split('?')[0] ?? '';
  const isOutside = path === PATTERNS.root || isPublic(path);
  return isOutside && !UNASKED.includes(path) && unsavedTabs().length > 0;
}

/** The address of the app that a press on a link opens in this window; null for every other press. */
function followed(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target === '_blank') return null;
  return link.href.split('#')[0] === window.location.href.split('#')[0] ? addressIn(link.href) : null;
}

/** What stands behind the `#`. */
const addressIn = (url: string): string => url.split('#')[1] || PATTERNS.root;
