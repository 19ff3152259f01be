import { describe, expect, it } from 'vitest';
import {
  BusinessError,
  ContractError,
  HttpStatusError,
  NetworkError,
  TimeoutError,
  UnknownApiError,
} from '@/shared/api/client/api-errors';
import { createQueryClient, shouldRetry } from '@/shared/api/cache/query-client';

describe('the one retry policy', () => {
  it.each([
    [new NetworkError(), true],
    [new HttpStatusError(503), true],
    [new HttpStatusError(404), false],
    [new BusinessError(20100, 'x'), false],
    [new ContractError('/p', []), false],
    [new UnknownApiError(), false],
  ])('%s: one more try %s', (error, retried) => {
    expect(shouldRetry(0, error)).toBe(retried);
    expect(shouldRetry(1, error)).toBe(false);
  });

  it('console 8, row 118: a read that got no answer in its 20 s fails then, not after 40', () => {
    expect(shouldRetry(0, new TimeoutError())).toBe(false);
  });

  it('keeps answers for five minutes, whatever window has the focus', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      refetchOnWindowFocus: false,
    });
  });
});
