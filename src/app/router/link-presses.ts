import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * A plain press on a link of the app is a navigation of the router: a new history entry, scrolled to the top.
 * Events a component has handled itself, and presses that open another tab or save the target, are left alone.
 */
export function useLinkPresses(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkPressed(event);
      if (link === null) return;
      event.preventDefault();
      const { from } = link.dataset;
      void navigate(link.hash.slice(1), {
        replace: link.hash === location.hash,
        state: from === undefined ? null : { from },
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function linkPressed(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  return link === null || link.target === '_blank' || link.hasAttribute('download') ? null : link;
}
