import { describe, expect, it } from 'vitest';
import { indexInfoQuery } from '@/features/trade-index/trade-index-api';
import { ContractError, HttpStatusError, NetworkError, TimeoutError } from '@/shared/api/client/api-errors';
import { createQueryClient } from '@/shared/api/cache/query-client';

/** How often the server is asked when every try ends in this failure. */
async function triesOf(failure: Error): Promise<number> {
  let tries = 0;
  const requested = {
    ...indexInfoQuery('ev', 'zh'),
    queryFn: () => {
      tries += 1;
      return Promise.reject(failure);
    },
    retryDelay: 0,
  };
  await expect(createQueryClient().query(requested)).rejects.toBe(failure);
  return tries;
}

describe('index/getIndexInfo (60 s, specification §9)', () => {
  it.each([
    ['a timeout', new TimeoutError(), 1],
    ['a network error', new NetworkError(), 2],
    ['a status of 503', new HttpStatusError(503), 2],
    ['a status of 404', new HttpStatusError(404), 1],
    ['a broken answer', new ContractError('index/getIndexInfo', []), 1],
  ])('after %s', async (_name, failure, tries) => expect(await triesOf(failure)).toBe(tries));
});
