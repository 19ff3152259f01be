import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiScope, forgetServerState, forgetSessionAnswers } from '@/shared/api/cache/api-scope';

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
