import { areasIn, controlName, controlsIn, valuesIn, type PaintedArea } from './painted-area';

interface Painted {
  area: HTMLElement;
  /** The name of the focused control in the area. */
  focused: string | null;
  caret: number | null;
}

let painted = new Map<PaintedArea, Painted>();

/** Captures the areas of the first paint; call it before the app renders over them. */
export function rememberPainted(root: ParentNode): void {
  painted = new Map([...areasIn(root)].map(([name, area]) => [name, read(area)]));
}

/** The input in a painted area, by name of field; empty if none was painted. Call it while the app renders. */
export function typedBeforeMount(name: PaintedArea): Partial<Record<string, string>> {
  const known = painted.get(name);
  if (!known) return {};
  // Removed from the page it loses the focus.
  if (known.area.isConnected) painted.set(name, read(known.area));
  return valuesIn(known.area);
}

/** Restores focus and caret of the control; call it as soon as the app has rendered, before further input. */
export function restoreFocus(name: PaintedArea): void {
  const { focused = null, caret = null } = painted.get(name) ?? {};
  const control = drawnControl(name, focused);
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && caret !== null) control.setSelectionRange(caret, caret);
}

/** Replays the last press, and drops the area: the app has taken it over. */
export function repeatPress(name: PaintedArea): void {
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
function drawnControl(name: PaintedArea, control: string | null): HTMLElement | undefined {
  const area = areasIn(document).get(name);
  return area && control !== null ? controlsIn(area).get(control) : undefined;
}
