import { afterAll, afterEach, beforeAll } from 'vitest';
import { resetMocks, server } from '../../mocks/node';

/** Answers the app's calls from the mocks for all tests of the file; a call that no handler knows fails the test. */
export function useApiServer(): typeof server {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    resetMocks();
  });
  afterAll(() => server.close());
  return server;
}
