// Each function runs inside a page by its text alone: it may use nothing from outside itself.

/** The text on the screen of the first element that matches; empty where there is none. */
export function textOf(selector: string): string {
  const element = document.querySelector<HTMLElement>(selector);
  return element?.checkVisibility() === true ? element.innerText.trim() : '';
}

/** How many elements match. */
export function countOf(selector: string): number {
  return document.querySelectorAll(selector).length;
}

/** Scrolls the first element that matches into view: charts wait for that. */
export function bringIntoView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView();
}

/** Leads to another page of the app. */
export function goTo(address: string): void {
  location.hash = `#${address}`;
}

/** Fills the fields of a form, each by its name, and sends it. */
export function send(form: string, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form[name="${form}"] [name="${name}"]`);
    if (field === null) throw new Error(`No field ${name}`);
    // React listens for what the browser itself would set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  document.querySelector<HTMLFormElement>(`form[name="${form}"]`)?.requestSubmit();
}

/** The names of visible selects that have given up the browser's own arrow and show none of their own. */
export function selectsWithoutArrow(): string[] {
  return [...document.querySelectorAll('select')]
    .filter((select) => select.checkVisibility() && getComputedStyle(select).appearance === 'none')
    .filter((select) => {
      if (getComputedStyle(select).backgroundImage !== 'none') return false;
      const box = select.getBoundingClientRect();
      const arrow = select.parentElement?.querySelector('svg')?.getBoundingClientRect();
      return !arrow || arrow.width < 8 || arrow.left < box.left || arrow.right > box.right;
    })
    .map((select) => select.getAttribute('aria-label') ?? select.closest('label')?.innerText ?? select.name);
}

/** The space that the page requests between scripts. */
export function spaceBetweenScripts(): string {
  return getComputedStyle(document.body).getPropertyValue('text-autospace');
}
