import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { ASKING_PAGES } from '../support/portal-fault-pages';
import {
  alerts,
  goTo,
  hurryRetries,
  isLoading,
  leave,
  main,
  openPage,
  partsOfPage,
  quietlyChanged,
  retryAll,
  until,
  watchCalls,
} from '../support/portal-visit';

hurryRetries();
const server = useApiServer();

/** What is past and what is to come is assessed by this day. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 8) }));
afterEach(() => void vi.useRealTimers());

const MIXED = ASKING_PAGES.filter(({ asks }) => Object.keys(asks).length > 1);

describe('one call of a public page fails: its sections say so, the others have their data', () => {
  it.each(MIXED)('$address', async ({ address, asks, follows = {} }) => {
    const calls = watchCalls(server);
    const settled = (failing: number) =>
      until(
        `all answers, and ${failing} failures`,
        () => alerts().length === failing && calls.isQuiet() && !isLoading(),
      );
    await openPage(address);
    await until('all calls', () => calls.hasMade(Object.keys(asks)));
    await settled(0);
    const plain = partsOfPage();
    const fragments = Object.fromEntries(Object.keys(asks).map((call) => [call, calls.fragmentOf(call)]));

    for (const [call, failing] of Object.entries(asks)) {
      await leave();
      setScenario(`server-error:${fragments[call]}`);
      await goTo(address);
      await settled(failing);
      const following = Object.keys(follows).filter((part) => follows[part] === call);
      const changed = quietlyChanged(plain, partsOfPage()).filter((name) => !following.includes(name));
      expect(changed, call).toEqual([]);
      expect(main().querySelectorAll('h1'), call).toHaveLength(1);

      setScenario(null);
      await retryAll();
      await settled(0);
      expect(partsOfPage(), `tried again after ${call}`).toEqual(plain);
    }
  });
});
