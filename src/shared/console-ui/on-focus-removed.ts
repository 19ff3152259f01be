import { isFocusLost } from './focus-place';

/**
 * Watches `box`: `remember` gets each element in it that receives the focus; what it returns is called when this element
 * is removed and nothing else has the focus. Returns the end of the watch.
 */
export function onFocusRemoved(box: Element, remember: (focused: Element) => () => void): () => void {
  let last: { element: Element; restore: () => void } | null = null;
  const follow = ({ target }: Event) => {
    if (target instanceof Element) last = { element: target, restore: remember(target) };
  };
  const observer = new MutationObserver(() => {
    if (last !== null && !last.element.isConnected && isFocusLost()) last.restore();
  });
  box.addEventListener('focusin', follow);
  observer.observe(box, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('focusin', follow);
  };
}
