import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  holdSentence,
  resumeTyping,
  typedBeforeMount,
} from '@/pages/portal/home/sentence/typed-before-mount';

const FORM = `
  <form name="task">
    <input id="task-hs" name="hs" value="9406.20">
    <select id="task-from" name="from"><option value="JP" selected></option><option value="CN"></option></select>
    <select id="task-to" name="to"><option value="VN" selected></option><option value="KR"></option></select>
    <input id="task-date" name="date" type="date" value="2026-12-15">
    <button type="submit" id="task-submit"></button>
  </form>`;

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${FORM}</div><input id="elsewhere">`;
});
afterEach(() => {
  resumeTyping();
  document.body.innerHTML = '';
});

const keep = () => holdSentence(document.getElementById('root')!);
/** The app draws over the first paint with nodes of its own. */
const drawOver = () => {
  document.getElementById('root')!.innerHTML = FORM;
};

describe('what was typed into the first paint', () => {
  it('is kept as it stands', () => {
    field('task-hs').value = '85076';
    field('task-from').value = 'CN';
    keep();
    expect(typedBeforeMount()?.task).toEqual({ hs: '85076', from: 'CN', to: 'VN', date: '2026-12-15' });
  });

  it('is heard until the app draws over it, and as it was then', () => {
    keep();
    field('task-hs').value = '610910';
    field('task-hs').focus();
    expect(typedBeforeMount()?.task.hs).toBe('610910');
    drawOver();
    resumeTyping();
    expect(field('task-hs')).toHaveFocus();
    keep();
    field('task-to').value = 'KR';
    typedBeforeMount();
    drawOver();
    expect(typedBeforeMount()?.task.to).toBe('KR');
  });

  it('leaves the date to the app where it was not used', () => {
    field('task-date').type = 'text';
    field('task-date').value = '15/12/2026';
    keep();
    expect(typedBeforeMount()?.task.date).toBe('');
  });

  it('gets focus and caret back once, then is forgotten', () => {
    field('task-hs').focus();
    field('task-hs').value = '850760';
    field('task-hs').setSelectionRange(3, 3);
    keep();
    drawOver();
    expect(document.body).toHaveFocus();
    field('task-hs').value = '850760';
    resumeTyping();
    expect(field('task-hs')).toHaveFocus();
    expect(field('task-hs').selectionStart).toBe(3);
    expect(typedBeforeMount()).toBeNull();
  });

  it.each(['task-from', 'task-date', 'task-submit'])('gives focus back to #%s, which has no caret', (id) => {
    field(id).focus();
    keep();
    drawOver();
    resumeTyping();
    expect(field(id)).toHaveFocus();
  });

  it('does not take focus that was elsewhere', () => {
    field('elsewhere').focus();
    keep();
    drawOver();
    resumeTyping();
    expect(field('elsewhere')).toHaveFocus();
  });

  it('sends the sentence where it was sent already, once', () => {
    const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener('submit', submit);
    keep();
    resumeTyping();
    expect(submit).not.toHaveBeenCalled();
    document.querySelector('form')!.dataset['submitted'] = '';
    keep();
    drawOver();
    resumeTyping();
    resumeTyping();
    expect(submit).toHaveBeenCalledOnce();
    document.removeEventListener('submit', submit);
  });

  it('is nothing where the first paint had no sentence', () => {
    document.getElementById('root')!.innerHTML = '<header></header>';
    keep();
    expect(typedBeforeMount()).toBeNull();
  });
});
