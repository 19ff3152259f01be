/** What a step in the page took, in ms. `afterData`: from the last answer of a list to the frame that shows it. */
export interface StepTimes {
  shown: number;
  afterData: number;
}

/** What begins a step, and what ends it: rows in the list of the page with this heading, with another count than before. */
export interface Step {
  hash?: string;
  filter?: { label: string; value: string };
  heading: string;
  isNewCount: boolean;
}

/** Runs in the page: does the step, and gives the times once its frame is produced. */
export function takeStep({ hash, filter, heading, isNewCount }: Step): Promise<StepTimes> {
  const isVisible = (element: Element) => element.checkVisibility();
  const page = () =>
    [...document.querySelectorAll('.list-page')].find(
      (each) => isVisible(each) && each.querySelector('.list-page-title')?.textContent === heading,
    );
  const countOf = (element: Element | undefined) =>
    element?.querySelector('.list-page-count')?.textContent ?? '';
  const before = countOf(page());
  const isShown = () => {
    const shown = page();
    const body = shown?.querySelector('.list-body:not([data-old="true"])');
    const count = countOf(shown);
    return (
      body?.querySelector('tbody tr, .list-state') != null &&
      count !== '' &&
      (!isNewCount || count !== before)
    );
  };
  const begin = () => {
    if (hash !== undefined) window.location.hash = hash;
    if (filter === undefined) return;
    const form = page()?.querySelector('form');
    const label = [...(form?.querySelectorAll('label') ?? [])].find(
      ({ textContent }) => textContent === filter.label,
    );
    const input = label?.control as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filter.value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    form?.requestSubmit();
  };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    begin();
    const finish = () => {
      const shown = performance.now();
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('findPage') && startTime >= start)
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      resolve({ shown: shown - start, afterData: answers.length === 0 ? 0 : shown - Math.max(...answers) });
    };
    const look = () => {
      if (performance.now() - start > 60_000) return reject(new Error(`Nothing shown: ${heading}`));
      if (!isShown()) return void requestAnimationFrame(look);
      // The task after a frame's callbacks runs when the frame is produced.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', finish);
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}
