import type { Page } from '@playwright/test';
import { expect } from './test';

/** Goes to an address inside the open app and waits until the page stands there with nothing left to load. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await settled(page);
}

/** Waits until the page has its heading and no section is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main .loading-state, main .skeleton')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // What has loaded last may not have run yet.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('main .loading-state, main .skeleton')).toHaveCount(0);
}
