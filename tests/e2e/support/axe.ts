import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The links and buttons that axe finds smaller than 24 pixels and close to another one. */
export async function tooSmallTargets(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run({ runOnly: ['target-size'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}

/** The serious and critical violations axe finds on the page as it stands, as `rule: element, what to fix`. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
      );
  });
}
