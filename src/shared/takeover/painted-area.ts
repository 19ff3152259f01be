/**
 * A part of the page that can be used before the app has mounted: index.html paints it, the app draws the same over it.
 * Its element carries `data-takeover` with the name of the area in both.
 */
export type Area = 'header' | 'sentence' | 'login';

/** The areas in a part of the page, by name. */
export const areasIn = (page: ParentNode): Map<Area, HTMLElement> =>
  new Map(
    [...page.querySelectorAll<HTMLElement>('[data-takeover]')].map((element) => [
      element.dataset['takeover'] as Area,
      element,
    ]),
  );

/**
 * The controls of an area by a name that is the same in both drawings, which React's own ids are not. Where several would
 * have one name, each further one has one more mark.
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

/** The name of a control of the area; null where it is none. */
export function controlName(area: ParentNode, control: Element | null): string | null {
  const [name = null] = [...controlsIn(area)].find(([, each]) => each === control) ?? [];
  return name;
}

/** What is typed or chosen in the fields, by their names; a date that was not used is not among them: it is text until then. */
export function valuesIn(area: ParentNode): Partial<Record<string, string>> {
  const fields = area.querySelectorAll<HTMLInputElement>('[name]:not([readonly], form)');
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
}

/** Notes that a control was pressed, for the app to press it again; of several presses the last one counts. */
export function notePress(control: Element): void {
  const area = control.closest<HTMLElement>('[data-takeover]');
  const name = area && controlName(area, control);
  if (area && name !== null) area.dataset['pressed'] = name;
}

/** Forgets what was pressed in the area around an element. */
export function forgetPress(element: Element): void {
  delete element.closest<HTMLElement>('[data-takeover]')?.dataset['pressed'];
}

/** Keeps the presses where the first paint is painted again. */
export function carryPresses(before: ReadonlyMap<Area, HTMLElement>, page: ParentNode): void {
  for (const [name, area] of areasIn(page)) {
    const pressed = before.get(name)?.dataset['pressed'];
    if (pressed !== undefined) area.dataset['pressed'] = pressed;
  }
}
