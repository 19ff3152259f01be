import { configure, getConfig } from '@testing-library/dom';
import { afterAll } from 'vitest';

/**
 * While a test waits, a query that finds nothing yet says so without the whole page, which is costly to print at each
 * try. The wait prints the page itself when it gives up, and a query outside of a wait does as before.
 */
export function briefMisses(): void {
  const { getElementError: withPage } = getConfig();
  configure({
    getElementError: (message, container) =>
      isWaiting() ? Object.assign(new Error(message ?? ''), { name: MISS }) : withPage(message, container),
  });
  afterAll(() => configure({ getElementError: withPage }));
}

/** By this name a wait knows the errors whose place in the test it may tell. */
const MISS = 'TestingLibraryElementError';

/** Set by the library around each try of a wait; not among its types. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
