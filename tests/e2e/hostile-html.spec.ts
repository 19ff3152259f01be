import type { BrowserContext, Page } from '@playwright/test';
import { HTML_PAYLOADS } from '../support/corpora/html-payloads';
import { MARKDOWN_PAYLOADS } from '../support/corpora/markdown-payloads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { settled } from './support/visit';

const NEWS = '/home/newsDetails/details/sample-hostile-html';

/** Hosts other than the site's own that anything of the context was sent to. */
function foreignRequests(context: BrowserContext, baseURL: string | undefined): string[] {
  const found: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) found.push(request.url());
  });
  return found;
}

/** Answers each piece of news `xss-<n>` with the n-th payload as its text. */
async function answerWithPayloads(page: Page): Promise<void> {
  let real: { data: { body: { text: string }; headline: { text: string } } } | undefined;
  await page.route(/\/portal\/news\/get\?id=xss-\d+/, async (route) => {
    const { href } = new URL(route.request().url());
    const at = Number(/xss-(\d+)/.exec(href)?.[1]);
    real ??= (await (
      await route.fetch({ url: href.replace(/xss-\d+/, 'sample-hostile-html') })
    ).json()) as typeof real;
    const copy = structuredClone(real);
    if (copy === undefined) throw new Error('No piece of news to copy');
    copy.data.headline.text = `payload ${at};`;
    copy.data.body.text = HTML_PAYLOADS[at] ?? '';
    await route.fulfill({ json: copy });
  });
}

/** Opens each piece of news inside the running app, and gives the attributes that handlers could be in. */
const openAll = (page: Page, count: number) =>
  page.evaluate(async (last) => {
    const handlers: string[] = [];
    const places = Array.from({ length: last }, (_, at) => at);
    for (const at of places) {
      location.hash = `#/home/newsDetails/details/xss-${at}`;
      const isShown = () => document.querySelector('main h1')?.textContent.startsWith(`payload ${at};`);
      while (!isShown()) await new Promise((resolve) => setTimeout(resolve, 5));
      for (const element of document.querySelectorAll('main *')) {
        if (
          /^(script|iframe|object|embed|form|style|base|meta|math)$/i.test(element.tagName) &&
          element.closest('.safe-html')
        )
          handlers.push(`${at}: ${element.tagName}`);
        for (const name of element.getAttributeNames())
          if (/^on/i.test(name)) handlers.push(`${at}: ${name}`);
      }
    }
    return handlers;
  }, count);

const executed = (page: Page) => page.evaluate(() => Reflect.get(window, '__xss') as unknown);

for (const bypassCSP of [false, true]) {
  test(`hostile news runs nothing and reaches no other host, ${bypassCSP ? 'even without the policy' : 'under the policy'}`, async ({
    newVisitor,
    baseURL,
    clearError,
  }) => {
    // The browser says so of the document without scripts in which the sanitiser reads the text.
    clearError(/^(Executing inline event handler|Setting the document's base URI) .*violates/);
    const page = await newVisitor({ bypassCSP });
    const foreign = foreignRequests(page.context(), baseURL);
    await answerWithPayloads(page);
    await page.goto(`/#${NEWS}`);
    await settled(page);
    await page.evaluate(() => Reflect.set(window, '__alive', true));
    expect(await openAll(page, HTML_PAYLOADS.length)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(await executed(page)).toBeUndefined();
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, '__alive') as unknown)).toBe(true);
  });
}

test('hostile Markdown runs nothing and reaches no other host, even without the policy', async ({
  newVisitor,
  baseURL,
}) => {
  const page = await newVisitor({ bypassCSP: true });
  const foreign = foreignRequests(page.context(), baseURL);
  await signIn(page, 'admin', '/vab/markdown');
  await settled(page);
  for (const [at, text] of MARKDOWN_PAYLOADS.entries()) {
    const buffer = Buffer.from(text);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${at}.md`, mimeType: 'text/markdown', buffer });
    await expect(page.getByRole('heading', { name: `${at}.md` })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(await executed(page)).toBeUndefined();
  expect(foreign).toEqual([]);
});
