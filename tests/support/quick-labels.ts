import { afterAll } from 'vitest';

/**
 * Lets form controls find their `labels` by way of the labels of the document. For each of its controls jsdom walks through the whole
 * document, and from each label in it through all of it once more; every query by label or name looks at all controls.
 */
export function quickenLabels(): void {
  const restore = CONTROLS.map((control) => {
    const own = Object.getOwnPropertyDescriptor(control.prototype, 'labels');
    if (own?.get === undefined) throw new Error(`${control.name} has no labels`);
    const ask = (element: HTMLElement): unknown => own.get?.call(element);
    Object.defineProperty(control.prototype, 'labels', {
      ...own,
      get(this: HTMLElement) {
        return this.isConnected && this.getRootNode() === document ? labelsOf(this) : ask(this);
      },
    });
    return () => Object.defineProperty(control.prototype, 'labels', own);
  });
  afterAll(() => restore.forEach((put) => put()));
}

const CONTROLS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
const LABELABLE = 'button, input:not([type=hidden i]), meter, output, progress, select, textarea';

/** The labels of a control in the order of the document; null for a hidden field, which can have none. */
function labelsOf(control: HTMLElement): HTMLElement[] | null {
  if (control instanceof HTMLInputElement && control.type === 'hidden') return null;
  const { id } = control;
  const isNamed = id !== '' && document.getElementById(id) === control;
  const isInside = control.closest('label') !== null;
  if (!isNamed && !isInside) return [];
  return [...document.getElementsByTagName('label')].filter((label) => {
    const named = label.getAttribute('for');
    if (named !== null) return isNamed && named === id;
    return isInside && label.contains(control) && label.querySelector(LABELABLE) === control;
  });
}
