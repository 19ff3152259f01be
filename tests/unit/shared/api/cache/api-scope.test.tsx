import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiScope, forgetServerState, forgetSessionAnswers } from '@/shared/api/cache/api-scope';
import { announceContentChange } from '@/shared/api/cache/content-changes';

let client: QueryClient;
function Rendered({ name, answer }: { name: string; answer: () => Promise<string> }) {
  const current = useQueryClient();
  useEffect(() => {
    client = current;
  }, [current]);
  const { data = 'pending' } = useQuery({ queryKey: [name], queryFn: answer });
  return <p>{data}</p>;
}
const page = (name: string, answer = () => Promise.resolve(`${name} shown`)) => (
  <ApiScope>
    <Rendered key={name} name={name} answer={answer} />
  </ApiScope>
);
const saved = () =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

afterEach(forgetServerState);

describe('M4: answers of a session that has ended', () => {
  it('go at once where no page shows them, the others with their page', async () => {
    const { rerender } = render(page('users'));
    expect(await screen.findByText('users shown')).toBeVisible();
    rerender(page('news'));
    expect(await screen.findByText('news shown')).toBeVisible();
    expect(saved()).toEqual(['users', 'news']);

    act(forgetSessionAnswers);
    expect(saved()).toEqual(['news']);
    expect(screen.getByText('news shown')).toBeVisible();
    rerender(page('home'));
    expect(await screen.findByText('home shown')).toBeVisible();
    expect(saved()).toEqual(['home']);
    rerender(page('about'));
    expect(await screen.findByText('about shown')).toBeVisible();
    expect(saved()).toEqual(['home', 'about']);
  });

  it('a page that is waiting gets its answer', async () => {
    let answer = (_text: string) => {};
    const late = new Promise<string>((resolve) => {
      answer = resolve;
    });
    render(page('late', () => late));
    act(forgetSessionAnswers);
    answer('late shown');
    expect(await screen.findByText('late shown')).toBeVisible();
  });
});

describe('a change of content that another tab announces', () => {
  it('is loaded again where it is shown, and where the page is opened later', async () => {
    let count = 0;
    const numbered = (name: string) => page(name, () => Promise.resolve(`${name} ${(count += 1)}`));
    const { rerender } = render(numbered('laws'));
    expect(await screen.findByText('laws 1')).toBeVisible();
    rerender(numbered('news'));
    expect(await screen.findByText('news 2')).toBeVisible();
    announceContentChange();
    expect(await screen.findByText('news 3')).toBeVisible();
    rerender(numbered('laws'));
    expect(await screen.findByText('laws 4')).toBeVisible();
  });

  it('counts although no page asks the server at that moment', async () => {
    let count = 0;
    const laws = page('laws', () => Promise.resolve(`laws ${(count += 1)}`));
    const { unmount } = render(laws);
    expect(await screen.findByText('laws 1')).toBeVisible();
    unmount();
    announceContentChange();
    await waitFor(() => expect(client.getQueryState(['laws'])?.isInvalidated).toBe(true));
    render(laws);
    expect(await screen.findByText('laws 2')).toBeVisible();
  });
});
