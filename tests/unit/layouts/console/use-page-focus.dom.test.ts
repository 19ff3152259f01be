import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePageFocus } from '@/layouts/console/use-page-focus';

afterEach(() => {
  document.body.innerHTML = '';
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
/** The page at a path is shown, the other one hidden as React hides it. */
function show(path: string) {
  for (const page of ['home', 'laws'])
    element(page).setAttribute('style', `/${page}` === path ? '' : 'display: none !important;');
}

function open() {
  document.body.innerHTML = `<nav><a id="menu" href="#/laws">Laws</a></nav><main>
    <div id="home"><h1>Home</h1><a id="link" href="#/laws">70 laws</a></div>
    <div id="laws"></div></main>`;
  show('/home');
  return renderHook(({ path }) => usePageFocus(path), { initialProps: { path: '/home' } });
}

it('the heading of another page gets the focus once it is drawn, and back the link that led there', async () => {
  const { rerender } = open();
  element('link').focus();
  show('/laws');
  rerender({ path: '/laws' });
  element('laws').innerHTML = '<h1 id="title">Laws</h1>';
  await waitFor(() => expect(element('title')).toHaveFocus());
  show('/home');
  rerender({ path: '/home' });
  expect(element('link')).toHaveFocus();
});

it('a page whose last place is gone has the focus on its heading', () => {
  const { rerender } = open();
  element('laws').innerHTML = '<h1 id="title">Laws</h1>';
  element('link').focus();
  show('/laws');
  rerender({ path: '/laws' });
  element('link').remove();
  show('/home');
  rerender({ path: '/home' });
  expect(document.activeElement).toHaveTextContent('Home');
});

it('the focus in a menu stays', () => {
  const { rerender } = open();
  element('laws').innerHTML = '<h1>Laws</h1>';
  element('menu').focus();
  show('/laws');
  rerender({ path: '/laws' });
  expect(element('menu')).toHaveFocus();
});
