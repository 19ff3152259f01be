import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { HashRouter, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AtAddress } from '@/app/console/at-address';
import { Link } from '@/shared/ui/controls/link';
import { LinkPresses } from '../../../support/link-presses';

let partsDrawn = 0;
beforeEach(() => {
  partsDrawn = 0;
  window.location.hash = '#/a/1?q=x';
});

/** Says where it is, goes on in three ways, and has a part that asks the router for nothing. */
function Page() {
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <p>{`at ${pathname}${search}: id ${id}, q ${query.get('q')}`}</p>
      <button type="button" onClick={() => setQuery({ q: 'y' })}>
        another query
      </button>
      <button type="button" onClick={() => void navigate('?q=z')}>
        a third
      </button>
      <Part />
    </>
  );
}

function Part() {
  partsDrawn += 1;
  return null;
}

const PAGE = <Page />;

/** `/a/1` at the query in use; elsewhere hidden, at its first query. */
function SavedItems() {
  const { pathname, search } = useLocation();
  const isHere = pathname === '/a/1';
  return (
    <Activity mode={isHere ? 'visible' : 'hidden'}>
      <AtAddress address={`/a/1${isHere ? search : '?q=x'}`} pattern="/a/:id">
        {PAGE}
      </AtAddress>
    </Activity>
  );
}

function open() {
  render(
    <HashRouter>
      <LinkPresses />
      <SavedItems />
      <Link to="/b?q=other">away</Link>
      <Link to="/a/1?q=x">back</Link>
    </HashRouter>,
  );
}

const place = () => screen.getByText(/^at /);
const press = (role: 'link' | 'button', name: string) => userEvent.click(screen.getByRole(role, { name }));

describe('AtAddress', () => {
  it('gives path, query and parameters of that address', () => {
    open();
    expect(place()).toHaveTextContent('at /a/1?q=x: id 1, q x');
  });

  it.each([
    ['another query', 'y'],
    ['a third', 'z'],
  ])('"%s" goes on from there', async (name, q) => {
    open();
    await press('button', name);
    expect(window.location.hash).toBe(`#/a/1?q=${q}`);
    expect(place()).toHaveTextContent(`at /a/1?q=${q}: id 1, q ${q}`);
  });

  it('stays there while the window is elsewhere, and draws no part again on the way and back', async () => {
    open();
    const drawnBefore = partsDrawn;
    await press('link', 'away');
    expect(window.location.hash).toBe('#/b?q=other');
    expect(place()).not.toBeVisible();
    expect(place()).toHaveTextContent('at /a/1?q=x: id 1, q x');
    await press('link', 'back');
    expect(place()).toBeVisible();
    expect(partsDrawn).toBe(drawnBefore);
  });
});
