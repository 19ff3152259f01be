import type { QueryKey } from '@tanstack/react-query';

const CHANNEL = 'rcep:content';

/** Distinguishes this tab from the others of this browser. */
const TAB = `${performance.timeOrigin} ${Math.random()}`;

interface ContentChange {
  tab: string;
  readHere: QueryKey | null;
}

/**
 * Tells this and other tabs of this browser that content was changed. What is under `readHere` the caller reads again
 * in this tab.
 */
export function announceContentChange(readHere: QueryKey | null = null): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ tab: TAB, readHere } satisfies ContentChange);
  channel.close();
}

/**
 * Calls `listener` when content was changed, in this tab or another, as long as the page lives, with the key of what
 * this tab reads again anyway; null for nothing.
 */
export function onContentChange(listener: (readHere: QueryKey | null) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<ContentChange>) =>
    listener(data.tab === TAB ? data.readHere : null),
  );
}
