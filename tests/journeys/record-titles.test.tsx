import { PATIENCE } from '../support/patience';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { switchLanguage } from '@/shared/i18n/i18n';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();

const SITE = 'RCEP 标准与合规平台';
const title = (wanted: string | RegExp) =>
  waitFor(
    () =>
      typeof wanted === 'string'
        ? expect(document.title).toBe(wanted)
        : expect(document.title).toMatch(wanted),
    PATIENCE,
  );
const go = (address: string) =>
  act(() => {
    window.location.hash = `#${address}`;
  });

describe('D33: the title of a page that shows one record', () => {
  it.each([
    ['/home/lawService/details/cn-law-1', `中华人民共和国关税法-法规详情-${SITE}`],
    [
      '/home/taxOriginSearch?hs=94062090&from=JP&to=VN',
      `9406.20.90 日本 → 越南-税率及原产地规则查询-${SITE}`,
    ],
    ['/home/taxOriginSearch?hs=940620&from=JP&to=VN', `9406.20 日本 → 越南-税率及原产地规则查询-${SITE}`],
    ['/home/nationGuide?country=VN&tab=profile', `越南-国别指南-${SITE}`],
    ['/home/nationGuide?country=VN&vs=JP&tab=profile', `越南、日本-国别指南-${SITE}`],
  ])('%s begins with its name', async (address, wanted) => {
    await openApp(address);
    await title(wanted);
  });

  it.each([
    ['/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024', `-案例详情-${SITE}`],
    ['/home/newsDetails/details/id-ceramic-tile-2024', `-新闻详情-${SITE}`],
    ['/home/sector/ev', `-重点行业-${SITE}`],
  ])('%s begins with its heading', async (address, page) => {
    await openApp(address);
    await waitFor(() => expect(document.title.endsWith(page)).toBe(true), PATIENCE);
    await waitFor(
      () => expect(document.title).toBe(`${screen.getByRole('heading', { level: 1 }).textContent}${page}`),
      PATIENCE,
    );
  });

  it('goes with the record: another one, none, another page', async () => {
    await openApp('/home/nationGuide?country=VN&tab=agreement');
    await title(`越南-国别指南-${SITE}`);
    go('/home/nationGuide?country=JP&tab=agreement');
    await title(`日本-国别指南-${SITE}`);
    go('/home/nationGuide');
    await title(`国别指南-${SITE}`);
    go('/home/nationGuide?country=KR&tab=agreement');
    await title(`韩国-国别指南-${SITE}`);
    go('/home/lawService');
    await title(`合规服务-${SITE}`);
    go('/home/lawService/details/no-such-law');
    await title(`法规详情-${SITE}`);
    expect(await screen.findByRole('link', { name: '返回合规服务列表' }, PATIENCE)).toBeVisible();
    expect(document.title).toBe(`法规详情-${SITE}`);
  });

  it('follows the language', async () => {
    const user = userEvent.setup();
    await openApp('/home/nationGuide?country=VN&tab=agreement');
    await title(`越南-国别指南-${SITE}`);
    await act(() => switchLanguage('en'));
    await title(/^Viet Nam-Country guides?-/);
    await act(() => switchLanguage('zh'));
    await title(`越南-国别指南-${SITE}`);
    await user.click(screen.getByRole('link', { name: '概况' }));
    await title(`越南-国别指南-${SITE}`);
  });
});
