import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { changedTariff } from '../support/changed-tariff';
import { answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

const server = useApiServer();
useLoadedParts();

const QUESTION = 'hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15';

describe('how the answer was decided', () => {
  it('is shown step by step, each with its article or source, once it is requested', async () => {
    await openTariff(QUESTION);
    await answerPart();
    expect(screen.queryByRole('list', { name: '判定过程' })).toBeNull();
    await openSteps('这个结论是怎么得出的');
    const list = await screen.findByRole('list', { name: '判定过程' }, PATIENCE);
    const steps = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^满足第 20 章RCEP 在日本和越南之间自2022年1月1日起适用。$/),
      expect.stringMatching(/^满足附件一（关税承诺表）2026年12月15日属于越南的 RCEP 第 5 年。$/),
      expect.stringMatching(
        /^有收录第 2\.4 条越南的关税承诺表对日本列的税率是 8\.2%，收录的有效期到2026年12月31日。来源：/,
      ),
      expect.stringMatching(
        /^有收录第 2\.4 条第 2 款越南的最惠国税率是 15%，收录的有效期到2026年12月31日。来源：/,
      ),
      expect.stringMatching(/^关税差异第 2\.6 条越南对各缔约方共有 2 档税率，须确定 RCEP 原产国。$/),
      expect.stringMatching(
        /^满足第 2\.4 条第 2 款产品具备 RCEP 原产资格.*按 8\.2% 缴纳；否则按最惠国税率 15% 缴纳。$/,
      ),
    ]);
  });

  it.each([
    ['India', 'hs=94062090&from=IN&to=VN', /^不满足第 20 章印度不是 RCEP 缔约方/, 0],
    [
      'no preference',
      'hs=870380&line=87038097&from=JP&to=VN',
      /^无协定税率第 2\.4 条这条税目没有 RCEP 优惠/,
      2,
    ],
    [
      'no data on MFN',
      'hs=610910&line=6109101000&from=CN&to=KR',
      /^未收录第 2\.4 条第 2 款最惠国税率未收录。$/,
      3,
    ],
    [
      'no data on the rate',
      'hs=94062090&from=JP&to=VN&date=2027-03-01',
      /^未收录第 2\.4 条RCEP 税率未收录，可能更低$/,
      2,
    ],
    [
      'one rate for all',
      'hs=870380&line=87038097&from=CN&to=VN',
      /^不满足第 2\.4 条第 2 款最惠国税率和 RCEP 税率都是 70%/,
      5,
    ],
  ])('in words where something is missing: %s', async (_, query, words, place) => {
    await openTariff(query.includes('date=') ? query : `${query}&date=2026-12-15`);
    await waitFor(() => expect(document.querySelector('[data-answer]')).not.toBeNull(), PATIENCE);
    await openSteps('这个结论是怎么得出的');
    const list = await screen.findByRole('list', { name: '判定过程' }, PATIENCE);
    expect(within(list).getAllByRole('listitem')[place]?.textContent).toMatch(words);
  });

  it.each(LANGUAGES)('has all its words in %s', async (language) => {
    await openTariff(QUESTION, language);
    await waitFor(() => expect(document.querySelector('details > summary')).not.toBeNull(), PATIENCE);
    await userEvent.click(document.querySelector('details > summary')!);
    await waitFor(() => expect(document.querySelectorAll('details li')).toHaveLength(6), PATIENCE);
    for (const item of document.querySelectorAll('details li')) {
      expect(item).not.toHaveTextContent(/decision\.|answer\.|\{\{/);
    }
    expect(document.querySelector('.answer')).not.toHaveTextContent(/answer\.|notes\.|\{\{/);
  });
});

describe('the contents of the page carry the verdicts of the sections', () => {
  const entry = (name: RegExp) =>
    within(screen.getByRole('navigation', { name: '本页内容' })).getByRole('button', { name });

  it('how many proofs may be used on the country pair, and how many cases touch it', async () => {
    await openTariff(QUESTION);
    await wholePage();
    await waitFor(() => expect(entry(/要取得的证明/)).toHaveTextContent('2 种可用'), PATIENCE);
    await waitFor(() => expect(entry(/相关资料/)).toHaveTextContent(/贸易救济案件 \d+ 件/), PATIENCE);
  });

  it('four proofs where any exporter and the importer may declare', async () => {
    await openTariff('hs=282540&from=AU&to=JP&date=2026-12-15');
    await wholePage();
    await waitFor(() => expect(entry(/要取得的证明/)).toHaveTextContent('4 种可用'), PATIENCE);
  });

  it('says that proof is not applicable, and nothing assessed, where the Agreement does not apply', async () => {
    await openTariff('hs=94062090&from=IN&to=VN&date=2026-12-15');
    await wholePage();
    expect(entry(/要取得的证明/)).toHaveTextContent('不适用');
    expect(entry(/我的产品合格吗/)).toHaveTextContent('不作判定');
  });

  it.each([
    ['the server has no rule', { rule: null }, 'hs=282540&from=CN&to=JP', '先填原产地规则'],
    ['it has one', {}, 'hs=94062090&from=JP&to=VN', '填写物料清单后判定'],
  ])('says what the verdict waits for: %s', async (_, change, query, words) => {
    server.use(changedTariff(change));
    await openTariff(`${query}&date=2026-12-15`);
    await wholePage();
    await waitFor(() => expect(entry(/我的产品合格吗/)).toHaveTextContent(words), PATIENCE);
  });
});

const openSteps = async (name: string) => userEvent.click(await screen.findByText(name));
