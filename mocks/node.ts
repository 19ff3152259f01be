import { setupServer } from 'msw/node';
import { resetDb } from './db';
import { handlers } from './handlers';
import { echoHandlers } from './handlers/system/echo';

/** The mock back end inside a Node test process. */
export const server = setupServer(...handlers, ...echoHandlers);

/** Puts handlers, state and deviations back to what they are at the start. */
export function resetMocks(): void {
  server.resetHandlers();
  resetDb();
}
