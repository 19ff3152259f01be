import type { Page } from '@playwright/test';
import { testKeys } from '../../mocks/crypto/rsa-key';
import { captchaAnswer, codeFor } from './support/controls';
import { loginForm, notices, PASSWORD, sendPassword, tabs, tabTo } from './support/sign-in';
import { expect, test } from './support/test';

const WRONG = 'Wrong1234.';
const LOGIN_URL = /\/rcep-boot\/system\/login$/;
const KEY_URL = /\/rcep-boot\/api\/v1\/common\/public-key/;

const captchaField = (page: Page) => page.getByLabel('图形验证码', { exact: true });
const captchaImage = (page: Page) => page.getByRole('img', { name: '图形验证码，需要照着填写' });
const submit = (page: Page) => loginForm(page).getByRole('button').last();

async function captchaAddress(page: Page): Promise<string> {
  await expect(captchaImage(page)).toBeVisible();
  await expect
    .poll(() =>
      captchaImage(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  return (await captchaImage(page).getAttribute('src')) ?? '';
}

/** Sends a wrong password as often as said and waits for each refusal. */
async function fail(page: Page, username: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const refusal = page.waitForResponse(LOGIN_URL);
    await sendPassword(page, username, WRONG);
    await refusal;
    await expect(submit(page)).not.toHaveAttribute('aria-disabled');
  }
}

test.describe('password login', () => {
  test('by keyboard alone; the user is greeted by name', async ({ page }) => {
    await page.goto('/#/login');
    const form = loginForm(page);
    await tabTo(page, form.getByLabel('用户名', { exact: true }));
    await page.keyboard.type('staff01');
    await tabTo(page, form.getByLabel('密码', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(notices(page)).toContainText(/(早上|上午|中午|下午|晚上)好，示例员工01！欢迎登录/);
    await expect(page).toHaveURL(/#\/index$/);
    await expect(page.getByRole('banner')).toContainText('示例员工01');
  });

  test('empty fields are named, and nothing is sent', async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => (sent += LOGIN_URL.test(request.url()) ? 1 : 0));
    await page.goto('/#/login');
    await submit(page).click();
    await expect(page.getByText('请输入用户名/手机号/邮箱')).toBeVisible();
    await expect(page.getByText('请输入密码')).toBeVisible();
    await expect(page.getByLabel('用户名', { exact: true })).toBeFocused();
    expect(sent).toBe(0);
  });

  test('three wrong passwords bring the captcha; each failure another image; the right answer signs in', async ({
    page,
  }) => {
    await page.goto('/#/login');
    await fail(page, 'staff02', 1);
    await expect(page.getByText('用户名或密码不正确。请再试一次。')).toBeVisible();
    await expect(page.getByText('再输错 2 次，就需要填写图形验证码。')).toBeVisible();
    await expect(captchaField(page)).toHaveCount(0);
    await fail(page, 'staff02', 2);
    await expect(page.getByText('用户名或密码不正确。请再试一次，并填写图形验证码。')).toBeVisible();
    await expect(page.getByText('再输错 2 次，账号会锁定 5 分钟。')).toBeVisible();

    const first = await captchaAddress(page);
    await captchaField(page).fill('----');
    await sendPassword(page, 'staff02');
    await expect(page.getByText('验证码不正确！')).toBeVisible();
    await expect(captchaField(page)).toHaveValue('');
    const second = await captchaAddress(page);
    expect(second).not.toBe(first);
    await expect(page.getByText('再输错 2 次，账号会锁定 5 分钟。')).toBeVisible();

    await captchaField(page).fill(await captchaAnswer(second));
    await fail(page, 'staff02', 1);
    await expect(page.getByText('再输错 1 次，账号会锁定 5 分钟。')).toBeVisible();
    const third = await captchaAddress(page);
    expect(third).not.toBe(second);

    await page.getByRole('button', { name: '看不清，换一张' }).click();
    await expect(captchaImage(page)).not.toHaveAttribute('src', third);
    await captchaField(page).fill(await captchaAnswer(await captchaAddress(page)));
    await sendPassword(page, 'staff02');
    await expect(page.getByRole('banner')).toContainText('示例员工02');
  });

  test('five wrong passwords lock the name, and the time left counts down', async ({ page }) => {
    await page.goto('/#/login');
    await fail(page, 'staff03', 3);
    for (const failure of ['fourth', 'fifth']) {
      await captchaField(page).fill(await captchaAnswer(await captchaAddress(page)));
      await test.step(failure, () => fail(page, 'staff03', 1));
    }
    await expect(page.getByText('账号已锁定，请 5 分钟后再试')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveText(/^账号已锁定，(5:00|4:\d\d) 后可再登录$/);
    const left = await submit(page).innerText();
    await expect(submit(page)).not.toHaveText(left);

    // Another name is free at once.
    await loginForm(page).getByLabel('用户名', { exact: true }).fill('staff04');
    await expect(submit(page)).toBeEnabled();
  });

  test('a key that was changed between fetch and login costs one more try, not the login', async ({
    page,
  }) => {
    let served = 0;
    let logins = 0;
    await page.route(KEY_URL, async (route) => {
      served += 1;
      if (served > 1) return route.continue();
      return route.fulfill({ json: { msg: '请求成功', code: 0, data: testKeys[1].publicKey } });
    });
    page.on('request', (request) => (logins += LOGIN_URL.test(request.url()) ? 1 : 0));
    await page.goto('/#/login');
    await sendPassword(page, 'staff05');
    await expect(page.getByRole('banner')).toContainText('示例员工05');
    expect({ served, logins }).toEqual({ served: 2, logins: 2 });
  });
});

test('a code sent to the mobile number signs in; the cool-down of its button survives a reload', async ({
  page,
}) => {
  await page.goto('/#/login');
  await page.getByRole('tab', { name: '手机验证码' }).click();
  await page.getByLabel('手机号').fill('13800000010');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送，5 分钟内有效。').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^重新获取（\d+ 秒）$/ })).toBeDisabled();

  await page.reload();
  await page.getByRole('tab', { name: '手机验证码' }).click();
  const button = page.getByRole('button', { name: /^重新获取（\d+ 秒）$/ });
  await expect(button).toBeDisabled();
  const left = await button.innerText();
  await expect(button).not.toHaveText(left);

  await page.getByLabel('手机号').fill('13800000010');
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor('13800000010'));
  await page.keyboard.press('Enter');
  await expect(notices(page)).toContainText('示例员工06');
});

test.describe('after the login', () => {
  test('the reader comes back to path and query they came from', async ({ page }) => {
    await page.goto('/#/system/dict?typeName=%E5%AD%90&pageSize=20');
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await sendPassword(page, 'staff07');
    await expect(page).toHaveURL(/#\/system\/dict\?typeName=%E5%AD%90&pageSize=20$/);
    await expect(page.getByRole('heading', { level: 1, name: '字典管理' })).toBeVisible();
    await expect(page.getByLabel('字典类型名称')).toHaveValue('子');
    await expect(tabs(page)).toHaveText(['后台系统首页', '字典管理']);
  });

  test('an address outside the app is refused', async ({ page }) => {
    await page.goto('/#/login?redirect=https%3A%2F%2Fexample.com%2Fphish');
    await sendPassword(page, 'staff08');
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/#\/home$/);
    await expect(page.getByRole('banner')).toContainText('示例员工08');
    for (const outside of ['//example.com', '/\\example.com', 'javascript:alert(1)']) {
      await page.goto('/#/home/about');
      await page.goto(`/#/login?redirect=${encodeURIComponent(outside)}`);
      await expect(page, outside).toHaveURL(/127\.0\.0\.1:\d+\/#\/home$/);
    }
  });
});

test('a new account is made with a code, and signs in', async ({ page }) => {
  const digits = String(Date.now()).slice(-8);
  const [username, mobile, password] = [`visitor_${digits}`, `139${digits}`, 'Abcdef123'];
  await page.goto('/#/register');
  const form = page.locator('form[name="register"][data-usable]');
  await form.getByLabel('用户名').fill(username);
  await form.getByLabel('手机号').fill(mobile);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送，5 分钟内有效。').first()).toBeVisible();
  await form.getByLabel('验证码', { exact: true }).fill(await codeFor(mobile));
  await form.getByLabel('密码', { exact: true }).fill('abc');
  await form.getByRole('button', { name: '注册' }).click();
  await expect(page.getByText('密码须为 6 到 20 位，且有小写字母、大写字母和数字')).toBeVisible();
  await form.getByLabel('密码', { exact: true }).fill(password);
  await form.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '注册成功' })).toBeFocused();
  await page.getByRole('link', { name: '去登录' }).click();
  await sendPassword(page, username, password);
  await expect(notices(page)).toContainText(`好，${username}！欢迎登录`);
});
