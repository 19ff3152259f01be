import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { inAnyLanguage, useRows } from '@/shared/api/cache/previous-answer';
import { createQueryClient } from '@/shared/api/cache/query-client';

/** Answers at once, but for the keys that are held back for good. */
const requested = <Answer,>(queryKey: readonly unknown[], answer: Answer, isAvailable = false) => ({
  queryKey,
  queryFn: () => (isAvailable ? new Promise<Answer>(() => {}) : Promise.resolve(answer)),
});

function drawn<Props, Result>(hook: (props: Props) => Result, initialProps: Props) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper, initialProps });
}

describe('H1: the answer to a single question', () => {
  it.each([
    ['in another language', ['tariff', '940620', 'VN', 'zh'], ['tariff', '940620', 'VN', 'en'], true],
    ['of another importer', ['tariff', '940620', 'VN', 'zh'], ['tariff', '940620', 'KR', 'zh'], false],
    ['of another code', ['tariff', '940620', 'VN', 'zh'], ['tariff', '870380', 'VN', 'zh'], false],
    ['of another code and language', ['tariff', '1', 'VN', 'zh'], ['tariff', '2', 'VN', 'en'], false],
    ['of another object', ['codes', { q: 'a' }, 'zh'], ['codes', { q: 'b' }, 'zh'], false],
    [
      'of an equal object, in another language',
      ['codes', { q: 'a' }, 'zh'],
      ['codes', { q: 'a' }, 'ko'],
      true,
    ],
    ['of a longer key', ['law', 'zh'], ['law', 'get', 'zh'], false],
  ])('%s: %j, then %j: stays %j', async (_, first, then, stays) => {
    const { result, rerender } = drawn(
      (query: ReturnType<typeof requested<string>>) => useQuery(inAnyLanguage(query)).data,
      requested(first, 'before'),
    );
    await waitFor(() => expect(result.current).toBe('before'));
    rerender(requested(then, 'after', true));
    expect(result.current).toBe(stays ? 'before' : undefined);
  });
});

describe('H1: the rows of a list', () => {
  const full = { rows: [1, 2], total: 2 };
  const none = { rows: [], total: 0 };

  it.each([
    ['rows stay, marked, without their number', full, { data: full, isOld: true, total: undefined }],
    ['no rows do not stay', none, { data: undefined, isOld: false, total: undefined }],
    [
      'a page past the end does not stay',
      { rows: [], total: 30 },
      { data: undefined, isOld: false, total: undefined },
    ],
  ])('%s', async (_, before, shown) => {
    const { result, rerender } = drawn(
      (query: ReturnType<typeof requested<{ rows: number[]; total: number }>>) => useRows(query),
      requested(['list', 1], before),
    );
    await waitFor(() => expect(result.current.data).toEqual(before));
    expect(result.current).toMatchObject({ isOld: false, total: before.total });
    rerender(requested(['list', 2], full, true));
    expect(result.current).toMatchObject(shown);
  });
});
