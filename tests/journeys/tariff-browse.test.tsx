import { PATIENCE } from '../support/patience';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/shared/i18n/languages';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();

const DATE = 'date=2026-11-01';
const open = (query: string, language: Language = 'zh') =>
  openApp(`/home/taxOriginSearch/browse${query}`, language);
const main = () => within(screen.getByRole('main'));
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const address = () => decodeURIComponent(window.location.hash);

describe('browsing the tariff', () => {
  it('leads from the sections to the full answer on a code', async () => {
    await open(`?from=CN&to=VN&${DATE}`);
    await heading(/^税则目录$/);
    expect(await screen.findAllByRole('heading', { level: 2, name: /^第 [IVX]+ 类/ }, PATIENCE)).toHaveLength(
      21,
    );
    await userEvent.click(main().getByRole('link', { name: /^94 / }));
    await heading(/^第 94 章/);
    await userEvent.click(await main().findByRole('link', { name: /^9405 / }, PATIENCE));
    await heading(/^品目 9405 /);
    const row = within(await screen.findByRole('row', { name: /^9405\.42 / }, PATIENCE));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+(—\d+)?$/),
      expect.stringMatching(/^\d+(—\d+)?$/),
      'CTH / RVC 40',
    ]);
    await userEvent.click(row.getByRole('link'));
    await heading(/^子目 9405\.42 /);
    const trail = within(screen.getByRole('navigation', { name: '所在位置' }));
    expect(
      trail.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' ').slice(0, 3)),
    ).toEqual([
      ['全部类'],
      ['第', 'XX', '类'],
      ['第', '94', '章'],
      ['品目', '9405', expect.anything()],
      ['子目', '9405.42'],
    ]);
    const [line] = screen.getAllByRole('link', { name: /^9405\.42\.\d+$/ });
    expect(line?.getAttribute('href')).toMatch(
      /^#\/home\/taxOriginSearch\?hs=940542&line=940542\d\d&from=CN&to=VN&date=2026-11-01$/,
    );
    await userEvent.click(screen.getByRole('link', { name: '查看完整结果' }));
    expect(address()).toBe(`#/home/taxOriginSearch?hs=940542&from=CN&to=VN&${DATE}`);
  });

  it('moves focus to the heading on the way down, and to the row left on the way back', async () => {
    await open(`?code=94&${DATE}`);
    await userEvent.click(await screen.findByRole('link', { name: /^9405 / }, PATIENCE));
    expect(await heading(/^品目 9405 /)).toHaveFocus();
    window.history.back();
    await heading(/^第 94 章/);
    await waitFor(() => expect(screen.getByRole('link', { name: /^9405 / })).toHaveFocus());
  });

  it('opens a heading by its address, with its neighbours', async () => {
    await open(`?code=94.05&from=CN&to=JP&${DATE}`, 'en');
    await heading(/^Heading 9405 /);
    expect(screen.getByRole('link', { name: '← Heading 9404' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Heading 9406 →' }));
    await heading(/^Heading 9406 /);
    expect(address()).toBe(`#/home/taxOriginSearch/browse?code=9406&from=CN&to=JP&${DATE}`);
  });

  it('filters the rows here, and opens the first on Enter', async () => {
    await open('?code=85');
    const box = await screen.findByRole('searchbox', { name: '在本级筛选' }, PATIENCE);
    await userEvent.type(box, '蓄电池');
    expect(main().getAllByRole('row').length).toBeLessThan(6);
    await userEvent.clear(box);
    await userEvent.type(box, '8507{Enter}');
    await heading(/^品目 8507 /);
  });

  it.each([
    ['9499', /没有编码 9499，下面是它最近的上级/, /^第 94 章/],
    ['9901', /没有编码 9901，下面是全部类/, /^税则目录$/],
  ])('%s: says that there is no such code, and shows the nearest place above', async (code, words, title) => {
    await open(`?code=${code}`);
    expect(await screen.findByText(words, {}, PATIENCE)).toBeVisible();
    await heading(title);
  });

  it('says that a text is no code', async () => {
    await open('?code=灯');
    expect(await screen.findByText('“灯”不是编码', {}, PATIENCE)).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: '全部类' }));
    await screen.findAllByRole('heading', { level: 2, name: /^第 I 类/ }, PATIENCE);
  });

  it('names the official source of an importer without a tariff here, and shows no rates', async () => {
    await open(`?code=9405&from=CN&to=AU&${DATE}`);
    expect(await screen.findByText(/本站尚未收录澳大利亚的税则/, {}, PATIENCE)).toBeVisible();
    expect(main().getByRole('link', { name: /Australian Border Force/ })).toHaveAttribute(
      'href',
      'https://www.abf.gov.au',
    );
    expect(screen.queryByRole('columnheader', { name: '最惠国税率 %' })).toBeNull();
  });

  it('has no rates for a day the edition does not cover', async () => {
    await open('?code=9405&from=CN&to=VN&date=2031-05-01');
    expect(await screen.findByText(/没有2031/, {}, PATIENCE)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: '最惠国税率 %' })).toBeNull();
  });

  it('says why there are no RCEP rates: India is not a Party', async () => {
    await open(`?code=9405&from=IN&to=VN&${DATE}`);
    expect(await screen.findAllByText('非缔约方', {}, PATIENCE)).not.toHaveLength(0);
  });

  it('marks working names, and rates of an older edition', async () => {
    await open(`?code=9405&to=ID&${DATE}`);
    await heading(/^品目 9405 /);
    expect(main().getAllByText('待核').length).toBeGreaterThan(1);
  });

  it('shows the rates of the importer chosen above, and keeps the place', async () => {
    await open(`?code=9405&from=CN&${DATE}`);
    expect(await screen.findByText(/选择进口国，各级旁边就有税目数和税率/, {}, PATIENCE)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '到（进口国）' }), '越南');
    expect(await screen.findByRole('columnheader', { name: '最惠国税率 %' }, PATIENCE)).toBeVisible();
    expect(address()).toContain('code=9405');
  });

  it('says that the tariff could not be loaded, and loads it again', async () => {
    setScenario('offline:hs/tree');
    await open('?code=94');
    const retry = await screen.findByRole('button', { name: '重试' }, PATIENCE);
    setScenario(null);
    await userEvent.click(retry);
    await heading(/^第 94 章/);
  });
});

describe('from the tariff page to the tariff', () => {
  it('the answer names the way to its code, each step a link with the countries', async () => {
    await openApp(`/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&${DATE}`);
    const trail = within(await screen.findByRole('navigation', { name: '所在位置' }, PATIENCE));
    const links = trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const rest = `from=JP&to=VN&${DATE}`;
    expect(links).toEqual([
      ['全部类', `#/home/taxOriginSearch/browse?${rest}`],
      ['第 XX 类', `#/home/taxOriginSearch/browse?code=XX&${rest}`],
      ['第 94 章', `#/home/taxOriginSearch/browse?code=94&${rest}`],
      ['品目 9406', `#/home/taxOriginSearch/browse?code=9406&${rest}`],
      ['子目 9406.20', `#/home/taxOriginSearch/browse?code=940620&${rest}`],
    ]);
  });

  it('is offered before anything is asked', async () => {
    await openApp('/home/taxOriginSearch');
    expect(await screen.findByRole('link', { name: '按类和章浏览税则目录' }, PATIENCE)).toHaveAttribute(
      'href',
      '#/home/taxOriginSearch/browse',
    );
  });

  it('is offered beside a code that is not known', async () => {
    await openApp('/home/taxOriginSearch?hs=940677&from=JP&to=VN');
    expect(
      await screen.findByRole('link', { name: '在税则目录中查看 9406.77 的上级' }, PATIENCE),
    ).toHaveAttribute('href', '#/home/taxOriginSearch/browse?code=940677&from=JP&to=VN');
  });
});
