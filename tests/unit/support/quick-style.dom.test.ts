import { expect, it } from 'vitest';
import { STYLE_ANSWERS, STYLE_PAGE, STYLE_RULES, styleAnswers } from '../../support/style-page';

const PROPERTIES = ['display', 'visibility', 'pointer-events'] as const;

it('the quick answers on whether an element is shown are those of jsdom itself', () => {
  document.head.innerHTML = `<style>${STYLE_RULES}</style>`;
  document.body.innerHTML = `${STYLE_PAGE}<iframe></iframe>`;
  // A window of its own has jsdom's own function.
  const jsdom = document.querySelector('iframe')?.contentWindow;
  if (!jsdom) throw new Error('No window in the frame');
  const elements = [...document.body.querySelectorAll('*')];
  const answers = (view: Pick<Window, 'getComputedStyle'>) =>
    elements.map((element) => {
      const style = view.getComputedStyle(element);
      return [element.outerHTML.slice(0, 60), ...PROPERTIES.map((name) => style.getPropertyValue(name))];
    });
  expect(window.getComputedStyle(document.body)).not.toBeInstanceOf(CSSStyleDeclaration);
  expect(answers(window)).toEqual(answers(jsdom));
  expect(elements.length).toBeGreaterThan(40);
});

it('and those of a browser (tests/e2e/hidden-pages.spec.ts)', () => {
  document.head.innerHTML = `<style>${STYLE_RULES}</style>`;
  document.body.innerHTML = STYLE_PAGE;
  expect(styleAnswers(window, document.body)).toEqual(STYLE_ANSWERS);
});
