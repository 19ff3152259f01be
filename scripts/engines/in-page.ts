// Each function is serialised and runs inside a page: it must not use outer variables.

/** The visible text of the first matching element; empty without one. */
export function textOf(selector: string): string {
  const element = document.querySelector<HTMLElement>(selector);
  return element?.checkVisibility() === true ? element.innerText.trim() : '';
}

/** How many elements match. */
export function countOf(selector: string): number {
  return document.querySelectorAll(selector).length;
}

/** Scrolls the first matching element into view: charts wait for that. */
export function bringIntoView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView();
}

/** Navigates to another page of the app. */
export function goTo(address: string): void {
  location.hash = `#${address}`;
}

/** Fills the fields of a form, each by its name, and submits it. */
export function send(form: string, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form[name="${form}"] [name="${name}"]`);
    if (field === null) throw new Error(`No field ${name}`);
    // React listens to what the browser's own setter would set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  document.querySelector<HTMLFormElement>(`form[name="${form}"]`)?.requestSubmit();
}

/** The names of visible selects with neither the native arrow nor one of their own. */
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

/** The spacing that the page requests between scripts. */
export function spaceBetweenScripts(): string {
  return getComputedStyle(document.body).getPropertyValue('text-autospace');
}
