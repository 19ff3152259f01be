import type { Page, Route } from '@playwright/test';
import { loginForm } from './support/sign-in';
import { expect, test } from './support/test';

/** Holds the main script back, or other files, so that only what index.html itself brings is on the screen. */
async function holdApp(
  page: Page,
  files = '**/assets/index-*.js',
): Promise<{ release: () => Promise<void> }> {
  const available: Route[] = [];
  let isReleased = false;
  await page.route(files, (route) => {
    if (isReleased) return route.continue();
    available.push(route);
    return undefined;
  });
  return {
    release: async () => {
      isReleased = true;
      await Promise.all(available.map((route) => route.continue()));
    },
  };
}

/** Opens an address without waiting for the scripts, which are blocked. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

const keep = (page: Page, saved: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, saved);

const live = (page: Page) => page.locator('form[name="task"][data-usable="first-paint"]');
/** The app has drawn the sentence. */
const usable = (page: Page) => page.locator('form[name="task"][data-usable="app"]');
/** The box of the tariff page with what is requested. */
const requestedBox = (page: Page) => page.getByRole('combobox', { name: '产品或 HS 编码' });
const language = (page: Page) => page.locator('.language-select select');
const product = (page: Page) => page.getByRole('combobox', { name: 'HS 编码或品名' });

test.describe('before the app has arrived', () => {
  test('header, headline and task sentence stand, and the app draws them at the same place', async ({
    page,
  }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    const parts = [
      page.getByRole('banner'),
      page.getByRole('link', { name: '税率及原产地规则查询' }),
      page.getByRole('heading', { level: 1 }),
      product(page),
      page.getByLabel('进口日期'),
      page.getByRole('button', { name: '查税率、规则和证明' }),
      page.getByRole('link', { name: /8507\.60/ }),
    ];
    for (const part of parts) await expect(part).toBeVisible();
    await expect(live(page)).toHaveCount(1);
    await expect(product(page)).toHaveValue('9406.20');
    const before = await Promise.all(parts.map((part) => part.boundingBox()));
    const date = await page.getByLabel('进口日期').inputValue();

    await app.release();
    await expect(usable(page)).toBeVisible();
    expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(before);
    await expect(page.getByLabel('进口日期')).toHaveValue(date);
  });

  test('the visitor’s language and theme are right at once', async ({ page }) => {
    await keep(page, { 'rcep:language': 'vi', 'vue-admin-beautiful-theme': { name: 'dark' } });
    const app = await holdApp(page);
    await open(page, '/#/home');
    await expect(page.getByRole('combobox', { name: 'Mã HS hoặc tên hàng' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.locator('body')).toHaveClass('dark');
    const colours = () =>
      page.evaluate(() => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.body).color,
      ]);
    const before = await colours();
    await app.release();
    await expect(usable(page)).toBeVisible();
    expect(await colours()).toEqual(before);
    expect(before[0]).not.toBe('rgb(255, 255, 255)');
  });

  for (const [prefers, saved, theme] of [
    ['dark', null, 'dark'],
    ['dark', { name: 'default' }, 'default'],
    ['light', { name: 'glory' }, 'glory'],
  ] as const) {
    test(`D10: the theme is set before the page is read, on a ${prefers} system with ${JSON.stringify(saved)} chosen`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: prefers });
      if (saved !== null) await keep(page, { 'vue-admin-beautiful-theme': saved });
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('#root')) return;
          document.documentElement.dataset['themeAtRoot'] = document.body.className;
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      const app = await holdApp(page);
      await open(page, '/#/home');
      await expect(page.locator('html')).toHaveAttribute('data-theme-at-root', theme);
      await app.release();
      await expect(usable(page)).toBeVisible();
      await expect(page.locator('body')).toHaveClass(theme);
    });
  }

  test('D11: a language sign is in the bar of a phone and works at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const app = await holdApp(page);
    await open(page, '/#/home');
    const sign = page.getByRole('banner').getByRole('combobox', { name: '语言' });
    await expect(sign).toBeVisible();
    await sign.selectOption('vi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await app.release();
    await expect(usable(page)).toBeVisible();
    const signInVietnamese = page.getByRole('banner').getByRole('combobox', { name: 'Ngôn ngữ' });
    await expect.poll(() => signInVietnamese.boundingBox()).toMatchObject({ width: 44, height: 44 });
  });

  test('a language in the address counts at once, and is saved', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/?lang=ko#/home');
    await expect(page.getByRole('combobox', { name: 'HS 코드 또는 품명' })).toBeVisible();
    await app.release();
    await expect(usable(page)).toBeVisible();
    await page.goto('/#/home/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });

  test('a button of the header that is pressed does its work when the app has come', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home/about');
    await page.getByRole('button', { name: /搜索/ }).click();
    await app.release();
    await expect(page.getByRole('dialog', { name: /搜索/ })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 800 });
    const again = await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: '打开菜单' }).click();
    await again.release();
    await expect(page.getByRole('dialog', { name: '主菜单' })).toBeVisible();
  });

  test('the keys of the search open it when the app has come', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await expect(page.getByRole('button', { name: /搜索/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await app.release();
    await expect(page.getByRole('dialog', { name: /搜索/ })).toBeVisible();
  });

  test('what is typed is preserved, with focus and caret', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await product(page).fill('8537.1');
    await page.getByRole('combobox', { name: '从' }).selectOption({ label: '中国' });
    await product(page).focus();
    await product(page).press('End');
    await page.keyboard.type('0');
    await page.keyboard.press('Home');
    await app.release();
    await expect(usable(page)).toBeVisible();
    await expect(product(page)).toBeFocused();
    await page.keyboard.type('x');
    await expect(product(page)).toHaveValue('x8537.10');
    await expect(page.getByRole('combobox', { name: '从' })).toHaveValue('CN');
  });

  test('what was typed is there again after a reload, before and after the app has arrived', async ({
    page,
  }) => {
    await open(page, '/#/home');
    await expect(usable(page)).toBeVisible();
    await product(page).fill('8537.10');
    await page.getByRole('combobox', { name: '从' }).selectOption({ label: '中国' });
    const app = await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(product(page)).toHaveValue('8537.10');
    await expect(page.locator('select[name="from"]')).toHaveValue('CN');
    await app.release();
    await expect(usable(page)).toBeVisible();
    await expect(product(page)).toHaveValue('8537.10');
    await expect(page.locator('select[name="from"]')).toHaveValue('CN');
  });

  test('the sentence leads to its answer, whose page is there as soon as the app is', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await product(page).fill('9406.20');
    const call = page.waitForRequest(/tariff\/query\?hs=940620&to=VN/);
    await product(page).press('Enter');
    await expect(page).toHaveURL(/#\/home\/taxOriginSearch\?hs=940620&from=JP&to=VN&date=\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole('main')).toBeEmpty();
    await call;
    await app.release();
    await expect(requestedBox(page)).toHaveValue(/^9406\.20/);
    await page.goBack();
    await expect(usable(page)).toBeVisible();
  });

  test('the countries swap, and a date that was picked goes along', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await page.getByRole('button', { name: '对调出口国和进口国' }).click();
    await expect(page.locator('select[name="from"]')).toHaveValue('VN');
    await expect(page.locator('select[name="to"]')).toHaveValue('JP');
    await page.locator('input[name="date"]').focus();
    await page.locator('input[name="date"]').fill('2027-03-04');
    await page.getByRole('button', { name: '查税率、规则和证明' }).click();
    await expect(page).toHaveURL(/hs=940620&from=VN&to=JP&date=2027-03-04$/);
    await app.release();
    await expect(requestedBox(page)).toHaveValue(/^9406\.20/);
  });

  for (const [typed, text] of [
    ['  ', 'HS 编码不能为空'],
    ['12', 'HS 编码格式不正确，请输入 6—11 位数字'],
  ] as const) {
    test(`a product that cannot be read ("${typed}") is named, before and after the app has arrived`, async ({
      page,
    }) => {
      const app = await holdApp(page);
      await open(page, '/#/home');
      await product(page).fill(typed);
      await product(page).press('Enter');
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(product(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveURL(/\/#\/home$/);
      await app.release();
      await expect(usable(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(product(page)).toHaveValue(typed);
    });
  }

  test('what was named is forgotten when the product is mended', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await product(page).fill('12');
    await product(page).press('Enter');
    await product(page).fill('6109.10');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await app.release();
    await expect(usable(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(product(page)).toHaveValue('6109.10');
  });

  test('a link followed paints the frame of its page, and the app starts there', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await page.getByRole('link', { name: '税率及原产地规则查询' }).click();
    await expect(page.getByRole('main')).toBeEmpty();
    await expect(page.getByRole('banner')).toBeVisible();
    await app.release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      /税率及原产地规则查询/,
    );
    await page.goBack();
    await expect(usable(page)).toBeVisible();
  });

  test('a language picked is painted at once, and the app starts in it', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await product(page).fill('8537.1');
    await page.getByRole('combobox', { name: '从' }).selectOption({ label: '中国' });
    const requested = page.waitForRequest(
      (request) => request.url().includes('/tariff/query') && request.headers()['accept-language'] === 'ms',
    );
    await language(page).selectOption('ms');
    const own = page.getByRole('combobox', { name: 'Kod HS atau nama barang' });
    await expect(own).toHaveValue('8537.1');
    await expect(page.locator('select[name="from"]')).toHaveValue('CN');
    await expect(language(page)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
    await requested;

    await app.release();
    await expect(usable(page)).toBeVisible();
    await expect(own).toHaveValue('8537.1');
    await expect(page.locator('select[name="from"]')).toHaveValue('CN');
    await expect(page.getByRole('link', { name: 'Tekstil', exact: true })).toBeVisible();
    await expect(language(page)).toHaveValue('ms');
    await page.reload();
    await expect(own).toBeVisible();
  });

  test('a press on the date edits it, and typing works at once (browsers 3 and 4)', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    const date = page.locator('input[name="date"]');
    const today = await date.inputValue();
    await date.hover();
    await expect(date).toHaveAttribute('type', 'date');
    await product(page).hover();
    await expect(date).toHaveAttribute('type', 'text');
    await expect(date).toHaveValue(today);
    await date.click({ position: { x: 30, y: 40 } });
    await expect(date).toBeFocused();
    // Month or year comes first, by the browser's own language.
    const [year, month, day] = today.split('-');
    await page.keyboard.type(month === '03' ? '05' : '03');
    const typed = new RegExp(`^(${year}-0[35]-${day}|000[35]-${month}-${day})$`);
    await expect(date).toHaveValue(typed);
    await app.release();
    await expect(usable(page)).toBeVisible();
    await expect(date).toHaveValue(typed);
  });

  test('a date that was picked stays through a change of language', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    const date = page.locator('input[name="date"]');
    await date.focus();
    await date.fill('2027-03-04');
    await language(page).selectOption('en');
    await expect(date).toHaveValue('2027-03-04');
    await app.release();
    await expect(usable(page)).toBeVisible();
    await page.getByRole('button', { name: 'Find rates and rules' }).click();
    await expect(page).toHaveURL(/date=2027-03-04$/);
  });

  test('a language picked wins over the one of the address, and is picked again as often as one likes', async ({
    page,
  }) => {
    const app = await holdApp(page);
    await open(page, '/?lang=ko#/home/about?lang=ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await language(page).selectOption('vi');
    await language(page).selectOption('en');
    await expect(page.getByRole('link', { name: 'Tariff and origin' }).first()).toBeVisible();
    await app.release();
    await expect(page.getByRole('main')).not.toBeEmpty();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/#/home');
    await expect(usable(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a language picked while the texts of another are on their way', async ({ page }) => {
    const texts = await holdApp(page, '**/assets/texts-*/zh/home.json');
    const main = page.waitForResponse(/\/assets\/index-/);
    await open(page, '/#/home');
    await main;
    await language(page).selectOption('en');
    await texts.release();
    await expect(usable(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Textiles', exact: true })).toBeVisible();
    await expect(page.getByText('纺织')).toHaveCount(0);
  });

  for (const address of ['/#/home/taxOriginSearch?hs=940620&from=JP&to=VN', '/#/home/about', '/#/404']) {
    test(`${address} has the frame only`, async ({ page }) => {
      const app = await holdApp(page);
      await open(page, address);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.getByRole('main')).toBeEmpty();
      await app.release();
      await expect(page.getByRole('main')).not.toBeEmpty();
    });
  }

  test('the login takes a name and a password, and goes on where the visitor was', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/index');
    await expect(page.locator('form[data-usable="first-paint"]')).toBeVisible();
    const parts = [
      page.getByRole('heading', { name: '登录后台' }),
      page.getByRole('tab', { name: '邮箱验证码' }),
      page.getByLabel('用户名'),
      page.getByRole('button', { name: '登录', exact: true }),
      page.getByRole('link', { name: '注册账号' }),
    ];
    const before = await Promise.all(parts.map((part) => part.boundingBox()));
    await page.getByLabel('用户名').fill('editor');
    await page.getByLabel('密码', { exact: true }).pressSequentially('Aa123');

    await app.release();
    await expect(loginForm(page)).toBeVisible();
    expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(before);
    await expect(page.getByLabel('用户名')).toHaveValue('editor');
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
    await page.keyboard.type('456.');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/index$/);
  });

  test('a login that is sent waits for the app, in a language picked meanwhile too', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/login?redirect=%2Findex');
    await page.getByLabel('用户名').fill('editor');
    await page.getByLabel('密码', { exact: true }).fill('Aa123456.');
    await language(page).selectOption('en');
    await expect(page.getByLabel('Username')).toHaveValue('editor');
    await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await app.release();
    await expect(page).toHaveURL(/#\/index$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('another way to sign in that is chosen opens with the app', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/login');
    await page.getByLabel('用户名').fill('editor');
    await page.getByRole('tab', { name: '邮箱验证码' }).click();
    await app.release();
    await expect(page.getByRole('tab', { name: '邮箱验证码' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/#\/login\?tab=email$/);
    await page.getByRole('tab', { name: '账号密码' }).click();
    await expect(page.getByLabel('用户名')).toHaveValue('editor');
  });

  for (const address of ['/#/login?tab=mobile', '/#/register']) {
    test(`${address} has the frame of the login for a visitor`, async ({ page }) => {
      const app = await holdApp(page);
      await open(page, address);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('main')).toBeEmpty();
      await language(page).selectOption('en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await app.release();
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }

  test('an address of the console has nothing painted for who is signed in', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('opsli-token', 'jwt'));
    // A script that does nothing in the app's place: one held back for ever would hold the browser back too.
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/#/index');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('#root')).toBeEmpty();
  });
});

test.describe('when the app does not arrive', () => {
  const message = (page: Page, text = '这个页面没能显示。') =>
    page.getByRole('alert').filter({ hasText: text });

  // That files are missing is said on the console too.
  test.beforeEach(({ clearError }) =>
    clearError(/Failed to load resource|cannot run here|ChunkLoadError|No texts of/),
  );

  for (const [what, files] of [
    ['the main script', '**/assets/index-*.js'],
    ['a script it stands on', '**/assets/base-*.js'],
  ] as const) {
    test(`${what}: the page says so, and tries again when asked`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/#/home');
      await expect(message(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(files);
      await page.getByRole('button', { name: '重试' }).click();
      await expect(usable(page)).toBeVisible();
      await expect(message(page)).toHaveCount(0);
    });
  }

  test('the texts of the frame: the page is loaded again once, then says so', async ({ page }) => {
    // On a machine without any network Chromium says offline, and offline the page is not loaded again.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    // Documents, not requests: a reload that two missing parts begin is requested twice, and loaded once.
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route('**/assets/texts-*/zh/*', (route) => route.abort());
    await page.goto('/#/home');
    await expect(message(page)).toBeVisible();
    expect(loads).toBe(2);
    await page.unroute('**/assets/texts-*/zh/*');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(usable(page)).toBeVisible();
  });

  test('in the visitor’s language, also in one picked afterwards', async ({ page }) => {
    await keep(page, { 'rcep:language': 'en' });
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/#/home/about');
    await expect(message(page, 'This page could not be displayed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await language(page).selectOption('ko');
    await expect(message(page, '이 페이지를 표시하지 못했습니다.')).toBeVisible();
  });

  test('at an address of the console, where nothing is painted', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('opsli-token', 'jwt'));
    await page.goto('/#/index');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(message(page)).toBeVisible();
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  });

  test('a script that cannot run says so, and a part that is missing later does not', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cannot run here")' }),
    );
    await page.goto('/#/home');
    await expect(message(page)).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(usable(page)).toBeVisible();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = './assets/gone.js';
      document.body.append(script);
      return new Promise((resolve) => script.addEventListener('error', resolve));
    });
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('nothing moves while the home page loads', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/#/home');
      await expect(usable(page)).toBeVisible();
      await expect(page.getByRole('img', { name: /^税率尺/ })).toBeVisible();
      await expect(page.getByRole('link', { name: '纺织', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: '文莱' }).first()).toBeVisible();
      // On a phone the table below is folded.
      await expect(page.getByRole('contentinfo').getByRole('heading', { level: 2 })).toBeVisible();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
    });

    test('the home page does not scroll sideways', async ({ page }) => {
      await page.goto('/#/home');
      await expect(page.getByRole('link', { name: '纺织', exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
