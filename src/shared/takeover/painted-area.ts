/**
 * A part of the page that is usable before the app has mounted: index.html paints it, the app renders the same over
 * it. In both, its element has `data-takeover` with the name of the area.
 */
export type PaintedArea = 'header' | 'sentence' | 'login';

/** The areas in a part of the page, by name. */
export const areasIn = (page: ParentNode): Map<PaintedArea, HTMLElement> =>
  new Map(
    [...page.querySelectorAll<HTMLElement>('[data-takeover]')].map((element) => [
      element.dataset['takeover'] as PaintedArea,
      element,
    ]),
  );

/**
 * The controls of an area by a name that is the same in both renderings, unlike React's own ids. Duplicates of a name
 * each have one more mark.
 */
export function controlsIn(area: ParentNode): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of area.querySelectorAll<HTMLElement>('a, button, input, select')) {
    const [own] = ['name', 'href', 'class', 'id'].flatMap((kind) => control.getAttribute(kind) || []);
    let name = `${control.localName} ${own}`;
    while (controls.has(name)) name += '+';
    controls.set(name, control);
  }
  return controls;
}

/** The name of a control of the area; null if it is none. */
export function controlName(area: ParentNode, control: Element | null): string | null {
  const [name = null] = [...controlsIn(area)].find(([, each]) => each === control) ?? [];
  return name;
}

/** The values of the fields, by name, without unused dates: these are text until then. */
export function valuesIn(area: ParentNode): Partial<Record<string, string>> {
  const fields = area.querySelectorAll<HTMLInputElement>('[name]:not([readonly], form)');
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
}

/** Records a press of a control, for the app to replay; of several presses the last one counts. */
export function notePress(control: Element): void {
  const area = control.closest<HTMLElement>('[data-takeover]');
  const name = area && controlName(area, control);
  if (area && name !== null) area.dataset['pressed'] = name;
}

/** Clears the press recorded in the area around an element. */
export function forgetPress(element: Element): void {
  delete element.closest<HTMLElement>('[data-takeover]')?.dataset['pressed'];
}

/** Preserves the recorded presses when the first paint is repainted. */
export function carryPresses(before: ReadonlyMap<PaintedArea, HTMLElement>, page: ParentNode): void {
  for (const [name, area] of areasIn(page)) {
    const pressed = before.get(name)?.dataset['pressed'];
    if (pressed !== undefined) area.dataset['pressed'] = pressed;
  }
}
