import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { HashRouter, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLinkPresses } from '@/app/router/link-presses';
import { Link } from '@/shared/ui/controls/link';

function Place() {
  useLinkPresses();
  const { pathname, search, state } = useLocation();
  return <p>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</p>;
}

const shown = () => screen.getByText(/^(PUSH|POP|REPLACE) /).textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '#/home');
});

/** Presses the link as a visitor would; true when the press was left to the browser. */
function press(how: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link');
  const click = createEvent.click(link, { button: 0, cancelable: true, bubbles: true, ...how });
  fireEvent(link, click);
  return !click.defaultPrevented;
}

const open = (link: React.ReactNode) =>
  render(
    <HashRouter>
      <Place />
      {link}
    </HashRouter>,
  );

describe('a press on a link of the app', () => {
  it('is a navigation, with an entry of its own in the history', () => {
    open(<Link to="/home/lawService?country=VN">laws</Link>);
    const before = window.history.length;
    expect(press()).toBe(false);
    expect(shown()).toBe('PUSH /home/lawService?country=VN null');
    expect(window.history.length).toBe(before + 1);
  });

  it('on what is inside the link is the same', () => {
    open(
      <Link to="/home/about">
        <b>about</b>
      </Link>,
    );
    fireEvent.click(screen.getByText('about'));
    expect(shown()).toBe('PUSH /home/about null');
  });

  it('to the address shown makes no second entry', () => {
    open(<Link to="/home">home</Link>);
    press();
    expect(shown()).toBe('REPLACE /home null');
  });

  it('carries the query of the list it is in', () => {
    open(
      <Link to="/home/lawService/details/1" from="country=VN&pageNo=2">
        law
      </Link>,
    );
    press();
    expect(shown()).toBe('PUSH /home/lawService/details/1 {"from":"country=VN&pageNo=2"}');
  });

  it.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('%s is the browser’s', (_, how) => {
    open(<Link to="/home/about">about</Link>);
    expect(press(how)).toBe(true);
    expect(shown()).toBe('POP /home null');
  });

  it.each([
    [
      'to another tab',
      <Link key="tab" to="/home/about" target="_blank">
        about
      </Link>,
    ],
    [
      'to a file',
      <Link key="file" to="/home/about" download>
        about
      </Link>,
    ],
    [
      'to another site',
      <a key="site" href="https://example.org/">
        site
      </a>,
    ],
    [
      'to a place on the page',
      <a key="place" href="#content">
        content
      </a>,
    ],
  ])('%s is the browser’s', (_, link) => {
    open(link);
    // The browser of the tests goes nowhere.
    let wasLeft = false;
    const stay = (event: Event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stay, { once: true });
    press();
    expect(wasLeft).toBe(true);
    expect(shown()).toBe('POP /home null');
  });

  it('that a component has dealt with is left alone', () => {
    open(
      <Link to="/home/about" onClick={(event) => event.preventDefault()}>
        about
      </Link>,
    );
    press();
    expect(shown()).toBe('POP /home null');
  });
});
