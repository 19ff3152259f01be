import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '@/app/notices';
import { PORTAL_ROUTES } from '@/app/router/public-routes';
import { useSession } from '@/features/session/session-store';
import { matchPath } from 'react-router-dom';
import { scenarios, setScenario, type ScenarioName } from '../../mocks/scenarios';
import { PUBLIC_ROUTES } from '../e2e/support/public-routes';
import { takeComplaints } from '../setup';
import { useApiServer } from '../support/api-server';
import { ASKING_PAGES, QUIET_PAGES, type FaultPage } from '../support/portal-fault-pages';
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
  retryOf,
  until,
  watchCalls,
  type Calls,
} from '../support/portal-visit';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import { MEETINGS, scenariosIn } from '../support/visitor-scenarios';

hurryRetries();
const server = useApiServer();
useFreshConsole();

/** What is past and what is to come is assessed by this day. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 8) }));
afterEach(() => void vi.useRealTimers());

/** What words made from nothing look like. */
const NONSENSE = /NaN|undefined|Infinity|∞|\[object|Invalid Date|-1 年|(?<![\d,])0 年|第\s*章/;
/** After which kinds of failure the reader tries again: what the server decided, and what the network did. */
const RETRIED: readonly ScenarioName[] = ['server-error', 'offline'];
/** Scenarios that touch every call there is; who makes none is touched by no scenario. */
const ALWAYS: readonly ScenarioName[] = ['server-error', 'malformed-data', 'timeout'];
/** As many rows as a list may draw more than it does of what is in the data. */
const PAGE_OF_ROWS = 50;

describe('the tables', () => {
  it('place every scenario of the mock server', () => {
    expect(Object.keys(MEETINGS).toSorted()).toEqual(Object.keys(scenarios).toSorted());
  });

  it('have every public route, and every address that is opened cold elsewhere', () => {
    const addresses = [
      ...ASKING_PAGES.map(({ address }) => address),
      ...QUIET_PAGES.map(([each]) => each),
      '/401',
    ];
    const paths = addresses.map((address) => address.split('?')[0] ?? '');
    const without = PORTAL_ROUTES.filter(({ path }) => !paths.some((each) => matchPath(path, each)));
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(PUBLIC_ROUTES.map(([address]) => address).filter((each) => !addresses.includes(each))).toEqual([]);
  });
});

describe('a public page that asks the server', () => {
  it.each(ASKING_PAGES)('$address', async (page) => {
    const calls = watchCalls(server);
    const settled = () => settle(page, calls);
    await openPage(page.address);
    await settled();
    expect(calls.made(), 'the calls of the page').toEqual(Object.keys(page.asks).toSorted());
    expect(calls.others(), 'calls that are no reading of the portal').toEqual([]);
    const plain = partsOfPage();
    const rows = rowsDrawn();
    expectSound('without a scenario');
    expect(alerts()).toEqual([]);

    const visit = async (scenario: ScenarioName) => {
      await leave();
      calls.forget();
      setScenario(scenario);
      await goTo(page.address);
    };

    for (const scenario of scenariosIn('fails')) {
      await visit(scenario);
      await settled();
      expectSound(scenario);
      expect(alerts(), scenario).toHaveLength(page.failing);
      for (const alert of alerts()) expect(retryOf(alert), scenario).toBeDefined();
      const following = Object.keys(page.follows ?? {});
      expect(
        quietlyChanged(plain, partsOfPage()).filter((name) => !following.includes(name)),
        scenario,
      ).toEqual([]);
      setScenario(null);
      if (!RETRIED.includes(scenario)) continue;
      await retryAll();
      await until(
        `all data after ${scenario}`,
        () => alerts().length === 0 && !isLoading() && calls.isQuiet(),
      );
      expect(partsOfPage(), `tried again after ${scenario}`).toEqual(plain);
    }

    for (const scenario of scenariosIn('empty')) {
      await visit(scenario);
      await settle(page, calls, () => main().textContent.includes(page.empty));
      expectSound(scenario);
      expect(alerts(), scenario).toEqual([]);
    }

    for (const scenario of scenariosIn('many')) {
      await visit(scenario);
      await settled();
      expectSound(scenario);
      expect(alerts(), scenario).toEqual([]);
      expect(rowsDrawn(), scenario).toBeLessThan(rows + PAGE_OF_ROWS);
    }

    for (const scenario of scenariosIn('waits')) {
      const waits = scenario !== 'long-index' || 'index/getIndexInfo' in page.asks;
      await visit(scenario);
      await until(
        `what is waited for in ${scenario}`,
        () => isLoading() === waits && hasFirstCall(page, calls),
      );
      expectSound(scenario);
      expect(alerts(), scenario).toEqual([]);
      setScenario(null);
    }

    expect(useNotices.getState().notices).toEqual([]);

    for (const scenario of scenariosIn('refused')) {
      await leave();
      calls.forget();
      setScenario(scenario);
      act(() => void signInAs('admin'));
      await goTo(page.address);
      await settled();
      await until('the end of the session', () => useSession.getState().accessToken === null);
      expectSound(scenario);
      expect(partsOfPage(), scenario).toEqual(plain);
      expect(window.location.hash, scenario).toBe(`#${encodeURI(page.address)}`);
      setScenario(null);
    }
  });
});

describe('a public page that asks nothing', () => {
  it.each(QUIET_PAGES)('%s stands whatever the server does', async (address, words) => {
    const calls = watchCalls(server);
    await openPage(address);
    await until(words, () => main().textContent.includes(words));
    const plain = partsOfPage();
    for (const scenario of ALWAYS) {
      await leave();
      setScenario(scenario);
      await goTo(address);
      await until(words, () => main().textContent.includes(words));
      expectSound(scenario);
      expect(partsOfPage(), scenario).toEqual(plain);
    }
    expect(calls.made()).toEqual([]);
  });
});

describe('a scenario of the console', () => {
  it.each(scenariosIn('untouched'))(
    '%s: the reader of a public page, signed in or not, is not touched',
    async (scenario) => {
      const [page] = ASKING_PAGES.filter(({ address }) => address === '/home/newsDetails');
      if (page === undefined) throw new Error('The page of news is not in the table');
      const calls = watchCalls(server);
      await openPage(page.address);
      await settle(page, calls);
      const plain = partsOfPage();
      for (const isSignedIn of [false, true]) {
        await leave();
        calls.forget();
        setScenario(scenario);
        if (isSignedIn) act(() => void signInAs('admin'));
        await goTo(page.address);
        await settle(page, calls);
        expectSound(scenario);
        expect(partsOfPage()).toEqual(plain);
      }
    },
  );
});

/** Waits until what the page asks has been answered: every call by default, or else as many as `isThere` needs. */
function settle(
  { asks, failing }: FaultPage,
  calls: Calls,
  isThere = () => calls.hasMade(Object.keys(asks)) || alerts().length === failing,
): Promise<void> {
  return until('all answers', () => isThere() && calls.isQuiet() && !isLoading());
}

const hasFirstCall = ({ asks }: FaultPage, calls: Calls) => calls.made().some((call) => call in asks);

/** Frame and heading are there, the page has not been replaced by an error, nothing was said in the console. */
function expectSound(scenario: string): void {
  const outside = (name: string) =>
    [...document.querySelectorAll(name)].filter((each) => !each.closest('main'));
  expect(outside('header'), `header: ${scenario}`).toHaveLength(1);
  expect(outside('footer'), `footer: ${scenario}`).toHaveLength(1);
  const headings = [...main().querySelectorAll('h1')].map((each) => each.textContent);
  expect(headings, `main heading: ${scenario}`).toEqual([expect.stringMatching(/\S/)]);
  expect(main().textContent, `every part is drawn: ${scenario}`).not.toContain('没能显示');
  expect(main().textContent, scenario).not.toMatch(NONSENSE);
  expect(takeComplaints(), `console: ${scenario}`).toEqual([]);
}

const rowsDrawn = () => main().querySelectorAll('tbody tr, ol > li, ul > li').length;
