/** A handler waits for `opened` until the test opens the gate: an answer that is late by a condition, not by time. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
