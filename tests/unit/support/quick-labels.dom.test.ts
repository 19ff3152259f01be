import { expect, it } from 'vitest';

const PAGE = `
  <label for="a">one</label><input id="a"><label for="a">one again</label>
  <label>two <input> <input></label>
  <label for="">three <select></select></label>
  <label for="gone">four <textarea></textarea></label>
  <label for="b">five <input id="c"></label><button id="b"></button>
  <label><span><input type="hidden"><progress></progress></span></label>
  <label for="h">six</label><input id="h" type="HIDDEN">
  <label for="d">seven</label><p id="d"></p><input id="d">
  <label for="e">eight</label><input id="e"><input id="e">
  <label>nine <label for="f">ten</label><input id="f"></label>
  <label><output></output></label><meter></meter>
  <svg><label>eleven</label></svg>`;

it('the quick labels of form controls are those of jsdom itself', () => {
  document.body.innerHTML = `${PAGE}<iframe></iframe>`;
  const own = document.querySelector('iframe')?.contentDocument;
  if (!own) throw new Error('No second document');
  own.body.innerHTML = PAGE;
  const labelsIn = (page: Document) =>
    [...page.querySelectorAll<HTMLInputElement>(CONTROLS)].map((control) =>
      control.labels === null ? null : Array.from(control.labels, (label) => label.outerHTML),
    );
  expect(document.querySelector('input')?.labels).toBeInstanceOf(Array);
  expect(labelsIn(document)).toEqual(labelsIn(own));
  expect(labelsIn(document).flatMap((labels) => labels ?? [])).toHaveLength(9);
});

it('and so they are while a control is no part of the document', () => {
  const form = document.createElement('form');
  form.innerHTML = '<label>one <input></label>';
  const labels = form.querySelector('input')?.labels ?? [];
  expect(Array.from(labels, (label) => label.textContent)).toEqual(['one ']);
});

const CONTROLS = 'button, input, meter, output, progress, select, textarea';
