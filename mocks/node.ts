import { setupServer } from 'msw/node';
import { resetDb } from './db';
import { handlers } from './handlers';
import { echoHandlers } from './handlers/system/echo';

/** The mock back end inside a Node test process. */
export const server = setupServer(...handlers, ...echoHandlers);

/** Resets handlers, state and deviations. */
export function resetMocks(): void {
  server.resetHandlers();
  resetDb();
}
