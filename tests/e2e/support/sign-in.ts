import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** The password of every sample account. */
export const PASSWORD = 'Aa123456.';

/** The form of the password login, once it can be used. */
export const loginForm = (page: Page) => page.locator('form[name="password-login"][data-usable="app"]');

/** Fills the password login in and sends it. */
export async function sendPassword(page: Page, username: string, password = PASSWORD): Promise<void> {
  const form = loginForm(page);
  await form.getByLabel('用户名', { exact: true }).fill(username);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await form.getByRole('button', { name: '登录', exact: true }).click();
}

/** Signs in through the login page of `site` and comes out at `path` of the console. */
export async function signIn(page: Page, username: string, path = '/index', site = '/'): Promise<void> {
  await page.goto(`${site}#${path}`);
  await sendPassword(page, username);
  await expect(page).toHaveURL(new RegExp(`#${path.replace(/[?.]/g, '\\$&')}`));
  await expect(tabs(page).first()).toBeVisible();
}

/** The tabs of the visited pages. */
export const tabs = (page: Page) => page.getByRole('tab').and(page.locator('[aria-haspopup="menu"]'));

/** The message bars above every page. */
export const notices = (page: Page) => page.locator('.notices');

/** Makes the mock server answer calls of an address as a scenario says, for this context alone. */
export async function answerAs(context: BrowserContext, address: RegExp, scenario: string): Promise<void> {
  await context.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } }),
  );
}

/** Moves the focus with the Tab key alone until it is on `target`. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

const LONGEST_WAY = 80;
