const CONTROLS = ':is(a[href], button, input, select, textarea, [contenteditable])';

/** The kind of a control and its words: what tells it from the others once it is drawn again. */
export function controlName(control: Element): string {
  const labels =
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
  const words = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent;
  return `${control.tagName} ${words}`;
}

/** The first control in `box` with a name that `controlName` gave. */
export const controlNamed = (box: Element, name: string): HTMLElement | undefined =>
  [...box.querySelectorAll<HTMLElement>(CONTROLS)].find((each) => controlName(each) === name);
