import type { HttpHandler } from 'msw';
import { contentHandlers } from './handlers/content/handlers';
import { portalHandlers } from './handlers/portal/handlers';
import { systemHandlers } from './handlers/system/handlers';
import { scenarioHandler } from './scenario-handler';

/** The regular answers of the back end, without any deviation. */
const plainHandlers: HttpHandler[] = [...portalHandlers, ...systemHandlers, ...contentHandlers];

/** The back end with the selected deviation (`scenarios.ts`) in front of it. */
export const handlers: HttpHandler[] = [scenarioHandler(plainHandlers), ...plainHandlers];
