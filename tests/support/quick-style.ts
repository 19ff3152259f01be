import { afterAll } from 'vitest';
import { pageRules } from './page-rules';

/**
 * Lets `getComputedStyle` answer at once what queries by role ask of every element of a page: whether it is displayed,
 * visible and takes clicks. jsdom matches each element against the whole default style sheet again after every change of
 * the document. The answers are jsdom's own; where a rare value or element is in play, it is asked.
 */
export function quickenStyle(): void {
  const own = window.getComputedStyle;
  const ask = own.bind(window);
  const quick: typeof window.getComputedStyle = (element, pseudo) =>
    // jsdom knows no pseudo-elements: it complains and gives the element's own style, which has no `content`.
    pseudo ? document.createElement('i').style : quickStyle(element, ask);
  // The global scope of a test is not the window its document belongs to.
  const views = [window, document.defaultView].filter((view) => view !== null);
  for (const view of views) view.getComputedStyle = quick;
  afterAll(() => {
    for (const view of views) view.getComputedStyle = own;
  });
}

type Ask = (element: Element) => CSSStyleDeclaration;

const INITIAL = { display: 'inline', visibility: 'visible', 'pointer-events': 'auto' } as const;
type Quick = keyof typeof INITIAL;
const isQuick = (name: string): name is Quick => Object.hasOwn(INITIAL, name);

function quickStyle(element: Element, ask: Ask): CSSStyleDeclaration {
  const answer = (name: string) =>
    (isQuick(name) ? quickValue(element, name, ask) : undefined) ?? ask(element).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, key) {
      const name = key === 'pointerEvents' ? 'pointer-events' : String(key);
      if (name === 'getPropertyValue') return answer;
      if (isQuick(name)) return answer(name);
      const whole = ask(element);
      const value: unknown = Reflect.get(whole, key);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
}

/** The value, or undefined where only jsdom can tell. */
function quickValue(element: Element, name: Quick, ask: Ask): string | undefined {
  const ruled = pageRules(name);
  for (let each: Element | null = element; each; each = each.parentElement) {
    const own = ownValue(each, name, ruled, ask);
    if (own === undefined || KEYWORDS.has(own)) return undefined;
    if (own !== '') return own;
  }
  return INITIAL[name];
}

const KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

/** What is said of the element itself: in its `style`, by the page's rules, by the default style sheet; empty if nothing is. */
function ownValue(
  element: Element,
  name: Quick,
  ruled: (element: Element) => string,
  ask: Ask,
): string | undefined {
  if (!('style' in element) || element.hasAttribute('popover') || element.localName === 'summary')
    return undefined;
  const inline = element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(name) : '';
  const message = inline || ruled(element);
  if (message !== '') return message;
  if (name === 'display') return defaultsOf(element, ask).display;
  // By default only rows and columns that are `hidden` are not visible.
  return name === 'visibility' && element.hasAttribute('hidden') ? defaultVisibility(element, ask) : '';
}

function defaultVisibility(element: Element, ask: Ask): string {
  const { visibility } = defaultsOf(element, ask);
  return visibility === INITIAL.visibility ? '' : visibility;
}

interface Defaults {
  display: string;
  visibility: string;
}

const defaults = new Map<string, Defaults>();

/** What the default style sheet says of elements like this one, which it tells apart by name and these attributes. */
function defaultsOf(element: Element, ask: Ask): Defaults {
  const { namespaceURI, localName } = element;
  const attributes = ['hidden', 'open', 'type'].map((name) => [name, element.getAttribute(name)] as const);
  const key = JSON.stringify([namespaceURI, localName, attributes]);
  const known = defaults.get(key);
  if (known !== undefined) return known;
  const alike = document.createElementNS(namespaceURI, localName);
  for (const [name, value] of attributes) if (value !== null) alike.setAttribute(name, value);
  const { display, visibility } = ask(alike);
  defaults.set(key, { display, visibility });
  return { display, visibility };
}
