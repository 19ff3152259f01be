/** Maximum time of a task before a page can render and respond again. */
const SLICE_MS = 12;

/** Ends the current task; continues in the next one. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });

/** Calls `work` for each of `items`, in tasks of a few milliseconds. */
export async function inSlices<T>(
  items: readonly T[],
  work: (item: T, place: number) => void,
): Promise<void> {
  let start = performance.now();
  for (const [place, item] of items.entries()) {
    work(item, place);
    if (place % 32 === 0 && performance.now() - start > SLICE_MS) {
      await nextTask();
      start = performance.now();
    }
  }
}
