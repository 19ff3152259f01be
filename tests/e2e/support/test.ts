import { test as base, expect } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

interface Fixtures {
  /** Lets a complaint of the browser pass that the test provokes on purpose. */
  clearError: (pattern: RegExp) => void;
  /** Another visitor: a fresh profile, watched like the first one. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

interface Watch {
  complaints: string[];
  forgiven: RegExp[];
}

/**
 * Playwright's test, in which every page is watched: an error on the console, an uncaught exception and a violation of
 * the content security policy each fail it.
 */
export const test = base.extend<Fixtures & { watch: Watch }>({
  watch: [
    async ({ browserName: _browserName }, use) => {
      const watch: Watch = { complaints: [], forgiven: [] };
      await use(watch);
      const left = watch.complaints.filter((text) => !watch.forgiven.some((pattern) => pattern.test(text)));
      expect(left, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    listen(context, watch);
    await use(context);
  },
  clearError: async ({ watch }, use) => {
    await use((pattern) => void watch.forgiven.push(pattern));
  },
  newVisitor: async ({ browser, watch, baseURL, locale, timezoneId, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        timezoneId,
        ...options,
      });
      contexts.push(context);
      listen(context, watch);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

function listen(context: BrowserContext, { complaints }: Watch): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}
