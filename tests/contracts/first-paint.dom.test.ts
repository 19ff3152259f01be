import { beforeEach, describe, expect, it } from 'vitest';
import { renderFirstPaint } from '@/app/first-paint/render-first-paint';
import type { FirstPaint } from '@/app/first-paint/render-first-paint';
import { LANGUAGES } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();
const painted = await renderFirstPaint();

const inLanguage = (language: Language): FirstPaint => painted.find((each) => each.language === language)!;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Written once by the build and once by the app: the values typed since, and ids that React counts for itself. */
const CHANGING = ['value', 'selected', 'data-usable', 'aria-controls', 'id', 'for'];

/** The element as both should draw it, one line for each node; an id stays where it is a name and not counted. */
function shape(root: ParentNode, selector: string): string[] {
  const found = root.querySelector(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return [found, ...found.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name, value }) => !CHANGING.includes(name) || (name === 'id' && !/^_?[rR:«]/.test(value)))
      .map(({ name, value }) => `${name}="${value}"`);
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return [element.tagName, ...attributes.toSorted(), ...texts.map((node) => node.textContent)].join(' ');
  });
}

const PARTS = ['header', '.hero-title', 'form[name="task"]', '.hero-examples', 'footer'];

describe('the first paint', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('is there in the six languages', () => {
    expect(painted.map(({ language }) => language)).toEqual([...LANGUAGES]);
    for (const { title } of painted) expect(title).toMatch(/RCEP/);
    expect(new Set(painted.map(({ home }) => home)).size).toBe(LANGUAGES.length);
  });

  it.each(LANGUAGES)('in %s holds no key in the place of a text', (language) => {
    const { home, frame, login } = inLanguage(language);
    for (const html of [home, frame, login]) {
      expect(parse(html).textContent).not.toMatch(
        /\b(menu|account|task|examples|footer|action|login|password)\.\w|\{\{/,
      );
    }
  });

  it.each(LANGUAGES)('in %s is what the app draws at the same place', async (language) => {
    const first = parse(inLanguage(language).home);
    await openApp('/home', language);
    for (const part of PARTS) expect(shape(document, part), part).toEqual(shape(first, part));
  });

  it.each(LANGUAGES)('in %s has the login as the app draws it', async (language) => {
    const { account, login } = inLanguage(language);
    await openApp('/login', language);
    expect(shape(document, '.account-bar')).toEqual(shape(parse(account), '.account-bar'));
    expect(shape(document, '.account-column')).toEqual(shape(parse(login), '.account-column'));
    expect(parse(login).querySelector('form')?.hasAttribute('data-usable')).toBe(false);
  });

  it.each(LANGUAGES)('in %s leads where the hash router will look', (language) => {
    const { home, frame } = inLanguage(language);
    for (const html of [home, frame]) {
      const links = [...parse(html).querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links.length).toBeGreaterThan(10);
      for (const href of links) expect(href).toMatch(/^#\/\w/);
    }
  });

  it('of another address than /home is the frame alone, with no entry marked as current', () => {
    const frame = parse(inLanguage('zh').frame);
    expect(frame.querySelector('main')?.childElementCount).toBe(0);
    expect(frame.querySelector('header [aria-current]')).toBeNull();
    expect(parse(inLanguage('zh').home).querySelector('header [aria-current="page"]')?.textContent).toBe(
      '首页',
    );
  });

  it('has the example in its sentence, which the script alone marks as usable', () => {
    const form = parse(inLanguage('zh').home).querySelector('form')!;
    const typed = Object.fromEntries(new FormData(form));
    expect(typed).toEqual({ hs: '9406.20', from: 'JP', to: 'VN', date: '' });
    expect(form.hasAttribute('data-usable')).toBe(false);
  });

  it('carries no script and no style of its own', () => {
    for (const { home, frame, login } of painted)
      expect(home + frame + login).not.toMatch(/<script|<style|\son\w+=/i);
  });
});
