import { areasIn, controlName, controlsIn, valuesIn, type Area } from './painted-area';

interface Painted {
  area: HTMLElement;
  /** The control that has the focus, by its name in the area. */
  focused: string | null;
  caret: number | null;
}

let painted = new Map<Area, Painted>();

/** Remembers the areas of the first paint; to be called before the app draws over them. */
export function rememberPainted(root: ParentNode): void {
  painted = new Map([...areasIn(root)].map(([name, area]) => [name, read(area)]));
}

/** What is typed into an area until the app draws over it, by name of field; empty where none was painted. To be called while the app draws. */
export function typedBeforeMount(name: Area): Partial<Record<string, string>> {
  const known = painted.get(name);
  if (!known) return {};
  // Out of the page it no longer has the focus.
  if (known.area.isConnected) painted.set(name, read(known.area));
  return valuesIn(known.area);
}

/** Gives focus and caret back to the control that had them; to be called as soon as the app has drawn, before anything else is typed. */
export function restoreFocus(name: Area): void {
  const { focused = null, caret = null } = painted.get(name) ?? {};
  const control = drawnControl(name, focused);
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && caret !== null) control.setSelectionRange(caret, caret);
}

/** Presses the control that was pressed last, and forgets the area: the app has taken it over. */
export function repeatPress(name: Area): void {
  const pressed = painted.get(name)?.area.dataset['pressed'] ?? null;
  painted.delete(name);
  drawnControl(name, pressed)?.click();
}

function read(area: HTMLElement): Painted {
  const { activeElement } = document;
  const isText = activeElement instanceof HTMLInputElement && activeElement.type === 'text';
  return {
    area,
    focused: controlName(area, activeElement),
    caret: isText ? activeElement.selectionStart : null,
  };
}

/** The app's own control of that name. */
function drawnControl(name: Area, control: string | null): HTMLElement | undefined {
  const area = areasIn(document).get(name);
  return area && control !== null ? controlsIn(area).get(control) : undefined;
}
