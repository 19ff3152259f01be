import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areasIn, carryPresses, forgetPress, notePress } from '@/shared/takeover/painted-area';
import { rememberPainted, repeatPress, restoreFocus, typedBeforeMount } from '@/shared/takeover/takeover';

const PAGE = `
  <header data-takeover="header"><a class="entry" href="#/a"></a><button class="entry"></button><button class="theme"></button></header>
  <form name="task" data-takeover="sentence">
    <input id="task-hs" name="hs" value="9406.20">
    <select id="task-from" name="from"><option value="JP" selected></option><option value="CN"></option></select>
    <select id="task-to" name="to"><option value="VN" selected></option><option value="KR"></option></select>
    <input id="task-date" name="date" type="date" value="2026-12-15">
    <button type="submit" id="task-submit" class="task-submit"></button>
  </form>
  <main data-takeover="login">
    <button role="tab" id="tab-1"></button><button role="tab" id="tab-2"></button>
    <form name="login"><input id=":r1:" name="principal"><button type="button" class="button" id="first"></button><button type="button" class="button" id="second"></button></form>
  </main>`;

const root = () => document.getElementById('root')!;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${PAGE}</div><input id="elsewhere">`;
});
afterEach(() => {
  rememberPainted(document.createElement('div'));
  document.body.innerHTML = '';
});

const remember = () => rememberPainted(root());
/** The app draws over the first paint with nodes of its own; ids made by React differ. */
const drawOver = () => {
  root().innerHTML = PAGE.replace(':r1:', ':r7:');
};
/** What is clicked from now on, by id or class. */
function clicks(): string[] {
  const clicked: string[] = [];
  root().addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) clicked.push(target.id || target.className);
  });
  return clicked;
}

describe('what was typed into the first paint', () => {
  it('is taken as it stands', () => {
    field('task-hs').value = '85076';
    field('task-from').value = 'CN';
    remember();
    expect(typedBeforeMount('sentence')).toEqual({ hs: '85076', from: 'CN', to: 'VN', date: '2026-12-15' });
    expect(typedBeforeMount('login')).toEqual({ principal: '' });
  });

  it('is heard until the app draws over it, and as it was then', () => {
    remember();
    field('task-hs').value = '610910';
    field('task-hs').focus();
    expect(typedBeforeMount('sentence')['hs']).toBe('610910');
    drawOver();
    restoreFocus('sentence');
    expect(field('task-hs')).toHaveFocus();
    remember();
    field('task-to').value = 'KR';
    typedBeforeMount('sentence');
    drawOver();
    expect(typedBeforeMount('sentence')['to']).toBe('KR');
  });

  it('leaves the date to the app where it was not used', () => {
    field('task-date').type = 'text';
    field('task-date').readOnly = true;
    field('task-date').value = '15/12/2026';
    remember();
    expect(typedBeforeMount('sentence')['date']).toBeUndefined();
  });

  it('is nothing where the first paint had no such area', () => {
    root().innerHTML = '<header></header>';
    remember();
    expect(typedBeforeMount('sentence')).toEqual({});
  });
});

describe('the focus of the first paint', () => {
  it('comes back with its caret, once', () => {
    field('task-hs').focus();
    field('task-hs').value = '850760';
    field('task-hs').setSelectionRange(3, 3);
    remember();
    drawOver();
    expect(document.body).toHaveFocus();
    field('task-hs').value = '850760';
    restoreFocus('sentence');
    expect(field('task-hs')).toHaveFocus();
    expect(field('task-hs').selectionStart).toBe(3);
    repeatPress('sentence');
    field('elsewhere').focus();
    restoreFocus('sentence');
    expect(field('elsewhere')).toHaveFocus();
    expect(typedBeforeMount('sentence')).toEqual({});
  });

  it.each(['task-from', 'task-date', 'task-submit'])('comes back to #%s, which has no caret', (id) => {
    field(id).focus();
    remember();
    drawOver();
    restoreFocus('sentence');
    expect(field(id)).toHaveFocus();
  });

  it('finds a field whose id is another in the app', () => {
    field(':r1:').focus();
    remember();
    drawOver();
    restoreFocus('login');
    expect(field(':r7:')).toHaveFocus();
  });

  it('is not taken from where it is', () => {
    field('elsewhere').focus();
    remember();
    drawOver();
    restoreFocus('sentence');
    restoreFocus('login');
    expect(field('elsewhere')).toHaveFocus();
  });
});

describe('what was pressed in the first paint', () => {
  it.each([
    ['header', '.theme', 'theme'],
    ['header', 'button.entry', 'entry'],
    ['login', '#tab-2', 'tab-2'],
    ['login', '#second', 'second'],
  ] as const)('is pressed again in the app, once: %s %s', (area, selector, clicked) => {
    remember();
    notePress(find(selector));
    drawOver();
    const again = clicks();
    repeatPress(area);
    repeatPress(area);
    expect(again).toEqual([clicked]);
    expect(find(selector)).toBeInTheDocument();
  });

  it('is a button where a link has the same class', () => {
    remember();
    notePress(find('button.entry'));
    drawOver();
    const pressed = vi.fn<() => void>();
    find('button.entry').addEventListener('click', pressed);
    repeatPress('header');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('sends a form where its button was pressed', () => {
    const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener('submit', submit);
    remember();
    notePress(find('#task-submit'));
    drawOver();
    repeatPress('sentence');
    expect(submit).toHaveBeenCalledOnce();
    document.removeEventListener('submit', submit);
  });

  it('is the last press of each area', () => {
    notePress(find('#tab-1'));
    notePress(find('#second'));
    notePress(find('.theme'));
    remember();
    drawOver();
    const again = clicks();
    repeatPress('login');
    repeatPress('header');
    repeatPress('sentence');
    expect(again).toEqual(['second', 'theme']);
  });

  it('can be forgotten', () => {
    notePress(find('#task-submit'));
    forgetPress(find('form[name=task]'));
    remember();
    const again = clicks();
    repeatPress('sentence');
    expect(again).toEqual([]);
  });

  it('is carried along where the first paint is painted again', () => {
    notePress(find('.theme'));
    const before = areasIn(document);
    drawOver();
    carryPresses(before, document);
    remember();
    const again = clicks();
    repeatPress('header');
    repeatPress('login');
    expect(again).toEqual(['theme']);
  });
});
