import { create } from 'zustand';

/** Whether the first page of the app is still loading; only the frame is shown until then. */
export const useFirstPage = create(() => ({ isAwaited: false }));

/**
 * Renders the frame now and the page when `arrival` settles; rendered at once, a suspended page would delay the
 * frame.
 */
export function awaitFirstPage(arrival: Promise<void>): void {
  useFirstPage.setState({ isAwaited: true });
  void arrival.finally(() => useFirstPage.setState({ isAwaited: false }));
}
