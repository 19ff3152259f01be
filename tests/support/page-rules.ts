import { ANY, keyOf, selectorsIn } from './selectors';

interface Rule {
  selector: string;
  value: string;
  order: number;
}

/**
 * Tells what the page's own rules say of an element itself: as in jsdom, the last rule that matches. Empty if none does.
 * Rules are found by the class or name that what they style must have, which spares matching it against all of them.
 */
export function pageRules(property: string): (element: Element) => string {
  const index = indexOf(property);
  if (index.size === 0) return () => '';
  return (element) => {
    const rules = [...element.classList, element.localName, ANY].flatMap((key) => index.get(key) ?? []);
    const last = rules
      .toSorted((a, b) => b.order - a.order)
      .find(({ selector }) => isStyled(element, selector));
    return last?.value ?? '';
  };
}

function isStyled(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // A selector that jsdom cannot read styles nothing there.
    return false;
  }
}

let known: { sheet: CSSStyleSheet; length: number }[] = [];
const indices = new Map<string, Map<string, Rule[]>>();

function indexOf(property: string): Map<string, Rule[]> {
  const sheets = [...document.styleSheets];
  const isKnown = ({ cssRules }: CSSStyleSheet, at: number) =>
    known[at]?.sheet === sheets[at] && known[at]?.length === cssRules.length;
  if (sheets.length !== known.length || !sheets.every(isKnown)) {
    known = sheets.map((sheet) => ({ sheet, length: sheet.cssRules.length }));
    indices.clear();
  }
  const found = indices.get(property) ?? indexed(sheets, property);
  indices.set(property, found);
  return found;
}

function indexed(sheets: CSSStyleSheet[], property: string): Map<string, Rule[]> {
  const index = new Map<string, Rule[]>();
  const all = sheets.flatMap((sheet) => rulesOf(sheet, property));
  for (const [order, { key, selector, value }] of all.entries())
    index.set(key, [...(index.get(key) ?? []), { selector, value, order }]);
  return index;
}

interface KeyedRule {
  key: string;
  selector: string;
  value: string;
}

const readings = new WeakMap<CSSStyleSheet, { length: number; rules: Map<string, KeyedRule[]> }>();

function rulesOf(sheet: CSSStyleSheet, property: string): KeyedRule[] {
  const { length } = sheet.cssRules;
  let reading = readings.get(sheet);
  if (reading?.length !== length) readings.set(sheet, (reading = { length, rules: new Map() }));
  const rules = reading.rules.get(property) ?? [...sheet.cssRules].flatMap((rule) => keyed(rule, property));
  reading.rules.set(property, rules);
  return rules;
}

/** Of the rules inside of others, those for `@media screen` alone have a say in jsdom. */
function keyed(rule: CSSRule, property: string): KeyedRule[] {
  if ('media' in rule && 'cssRules' in rule && Array.from(rule.media as MediaList).includes('screen'))
    return Array.from(rule.cssRules as CSSRuleList).flatMap((each) => keyed(each, property));
  if (!('selectorText' in rule && 'style' in rule)) return [];
  const style = rule.style as CSSStyleDeclaration;
  const value = valid(property, style.getPropertyValue(property)) || style.getPropertyValue('all');
  if (value === '') return [];
  return selectorsIn(String(rule.selectorText))
    .filter((selector) => !selector.includes('::'))
    .map((selector) => ({ key: keyOf(selector), selector, value }));
}

function valid(property: string, value: string): string {
  if (value === '') return '';
  const { style } = document.createElement('i');
  style.setProperty(property, value);
  return style.getPropertyValue(property);
}
