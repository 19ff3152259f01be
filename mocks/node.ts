import { setupServer } from 'msw/node';
import { resetDb } from './db';
import { handlers } from './handlers';

/** The mock back end inside a Node test process. */
export const server = setupServer(...handlers);

/** Puts handlers, state and deviations back to what they are at the start. */
export function resetMocks(): void {
  server.resetHandlers();
  resetDb();
}
