import { setupWorker } from 'msw/browser';
import { BASE_PATH } from './base-path';
import { indexedDbPersistence } from './content/indexed-db';
import { connectPersistence } from './content/persistence';
import { followOtherTabs } from './content/tabs';
import { controlFunctions, type ControlFunctions } from './controls';
import { handlers } from './handlers';
import { echoHandlers } from './handlers/system/echo';
import { currentScenario, scenarios, setScenario } from './scenarios';

declare global {
  interface Window {
    /** The mock back end in the console: `mocks.scenario('offline')`, `mocks.scenario(null)`, `mocks.codeFor('13800000003')`. */
    mocks?: ControlFunctions & { scenario: (name: string | null) => string; scenarios: typeof scenarios };
  }
}

/**
 * Starts the mock back end as a service worker of this page; what staff change is saved in this browser. A deviation may be in the address before the `#`:
 * `?scenario=offline` or `?scenario=http-500:tariff/query`; an unknown name stops the start.
 */
export async function startMocks(): Promise<void> {
  setScenario(new URLSearchParams(location.search).get('scenario'));
  if (typeof indexedDB !== 'undefined') {
    await connectPersistence(indexedDbPersistence());
    followOtherTabs();
  }
  window.mocks = { ...controlFunctions, scenario: switchTo, scenarios };
  await setupWorker(...handlers, ...echoHandlers).start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    quiet: true,
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith(BASE_PATH)) print.error();
    },
  });
}

function switchTo(name: string | null): string {
  setScenario(name);
  const active = currentScenario();
  return active === null ? 'No deviation.' : scenarios[active.name];
}
