import { create } from 'zustand';

/** Whether the page of the address the app was opened at is still on its way; the frame stands alone until it has come. */
export const useFirstPage = create(() => ({ isAwaited: false }));

/** Lets the frame be drawn now and the page when `arrival` ends; drawn at once, an absent page would hold the frame back. */
export function awaitFirstPage(arrival: Promise<void>): void {
  useFirstPage.setState({ isAwaited: true });
  void arrival.finally(() => useFirstPage.setState({ isAwaited: false }));
}
