import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { addressQuery, answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

const DATE = 'date=2026-12-15';

describe('the answer line of real pairs', () => {
  it('9406.20.90 from Japan into Viet Nam: RCEP 8.2, 6.8 points and USD 6,800 below MFN, VJEPA lower', async () => {
    await openTariff(`hs=940620&line=94062090&from=JP&to=VN&${DATE}&value=100000`);
    const answer = await answerPart();
    expect(answer).toHaveTextContent('8.2%');
    expect(answer).toHaveTextContent('6.8个百分点');
    expect(answer).toHaveTextContent(/关税约 USD\s8,200/);
    expect(answer).toHaveTextContent(/少缴 USD\s6,800/);
    expect(answer).toHaveTextContent('2027-01-01');
    expect(answer).toHaveTextContent('按 8.2% 缴纳；否则按最惠国税率 15%');
    expect(answer).toHaveTextContent('日本的税率在可比的 14 个缔约方中最高。');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/9406\.20\.90 ?日本 → 越南/);
    expect(document.querySelector('[data-answer]')).toHaveAttribute('data-answer', '94062090');
  });

  it('says another agreement’s lower rate first of all, and once (product design §3, 3)', async () => {
    await openTariff(`hs=940620&line=94062090&from=JP&to=VN&${DATE}`);
    const answer = await answerPart();
    const lower = within(answer).getByText('另有更低的协定税率：');
    expect(lower.parentElement).toHaveTextContent('同一税目的 VJEPA 税率为 0%');
    const figure = within(answer).getByText('当日适用的税率（以具备原产资格为前提）');
    expect(lower.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(within(answer).getByRole('status')).toHaveTextContent(/^另有更低的协定税率/));
  });

  it('says it of an exporter that is no Party too: India under AIFTA', async () => {
    await openTariff(`hs=94062090&from=IN&to=VN&${DATE}`);
    const answer = await answerPart();
    const lower = within(answer).getByText('另有更低的协定税率：');
    expect(lower.parentElement).toHaveTextContent('同一税目的 AIFTA 税率为 5%');
  });

  it('the greenhouse line: MFN 3 is below RCEP 15, so MFN is advised', async () => {
    await openTariff(`hs=940620&line=94062010&from=JP&to=VN&${DATE}`);
    const answer = await answerPart();
    expect(answer).toHaveTextContent('RCEP 税率高出');
    expect(answer).toHaveTextContent('12个百分点');
    expect(answer).toHaveTextContent('按最惠国税率申报，不必取得 RCEP 证明');
  });

  it('2825.40 from China into Japan: 2.2 against 4.8, no data on next year from 1 April', async () => {
    await openTariff(`hs=282540&from=CN&to=JP&${DATE}`);
    const answer = await answerPart();
    expect(answer).toHaveTextContent('按 2.2% 缴纳；否则按最惠国税率 4.8%');
    expect(answer).toHaveTextContent('2027-04-01');
    expect(answer).toHaveTextContent('税率未收录');
  });

  it('8537.10.40 from China into Viet Nam: 7.5 now, down to 6 on 1 January 2027', async () => {
    await openTariff(`hs=85371040&from=CN&to=VN&${DATE}`);
    const answer = await answerPart();
    expect(answer).toHaveTextContent('按 7.5% 缴纳');
    expect(answer).toHaveTextContent('中国的税率在可比的 14 个缔约方中最低。另有 12 个缔约方税率相同。');
    expect(answer).toHaveTextContent('2027-01-01');
    expect(answer).toHaveTextContent('降至 6%');
  });

  it('8703.80 from China into Viet Nam: both 70, no proof is worth its cost', async () => {
    await openTariff(`hs=870380&line=87038097&from=CN&to=VN&${DATE}`);
    expect(await answerPart()).toHaveTextContent(
      '最惠国税率和 RCEP 税率都是 70%：按最惠国税率申报，不必为取得 RCEP 证明花费成本',
    );
  });

  it('a duty by quantity: which rate is lower is shown at once, the amount with quantity and rate of exchange', async () => {
    await openTariff(`hs=520512&line=520512021&from=CN&to=JP&${DATE}&value=1000`);
    const first = await answerPart();
    expect(first).toHaveTextContent('按 0.9% 或 JPY 5.91 / kg 中较高者 缴纳');
    expect(first).toHaveTextContent('填写完税价格、数量和汇率可得税额');
    await wholePage();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('数量'), '100');
    await user.type(screen.getByLabelText(/折合进口国货币/), '150');
    await user.click(screen.getByRole('button', { name: '查询' }));
    // The greater of 0.9 % of JPY 150,000 and 5.91 a kilogram of 100 is JPY 1,350; MFN: the greater of 2,850 and 1,300.
    expect(await screen.findByText(/关税约 USD\s9/, {}, PATIENCE)).toBeVisible();
    expect(await answerPart()).toHaveTextContent(/少缴 USD\s10/);
  });

  it('needs no rate of exchange where the value is in the importer’s own money', async () => {
    await openTariff(`hs=520512&line=520512021&from=CN&to=JP&${DATE}&value=150000&currency=JPY&qty=100`);
    expect(await answerPart()).toHaveTextContent(/关税约 JPY\s1,350/);
    expect(screen.getByLabelText(/折合进口国货币/)).toBeDisabled();
    expect(screen.getByLabelText(/折合进口国货币/)).toHaveAccessibleDescription('同一币种，不需填');
  });
});

describe('a duty by quantity in the importer’s currency (D18)', () => {
  const SILK = `hs=500200&line=500200221&from=CN&to=JP&${DATE}`;

  it('is written with the currency, as the large figure too', async () => {
    await openTariff(SILK);
    const answer = await answerPart();
    expect(within(answer).getByText(/^JPY\s6,978 \/ kg$/)).toBeVisible();
    expect(answer).not.toHaveTextContent('进口国货币');
  });

  it('needs the quantity alone: 500 kg are JPY 3,489,000', async () => {
    await openTariff(`${SILK}&qty=500&unit=kg`);
    expect(await answerPart()).toHaveTextContent(/关税约 JPY\s3,489,000/);
  });
});

describe('a line that the tariff divides further (D17)', () => {
  const LINE = `hs=940690&line=94069040&from=JP&to=VN&${DATE}`;

  it('shows both rates as the reader writes numbers, and the difference as a range', async () => {
    await openTariff(LINE);
    const answer = await answerPart();
    expect(within(answer).getByText('15% 或 8.2%')).toBeVisible();
    expect(answer).toHaveTextContent('按货物再分，先确定属于哪一种');
    expect(answer).toHaveTextContent('比最惠国税率低0 至 6.8个百分点');
    expect(answer).toHaveTextContent('RCEP 税率 15% 或 8.2%，最惠国税率 15%：税则在这条税目下按货物再分');
    expect(answer).not.toHaveTextContent('税率里有文字');
    expect(answer).not.toHaveTextContent('8,2');
  });
});

describe('proof says what the answer says', () => {
  it.each([
    [
      'equal',
      'hs=870380&line=87038097&from=CN&to=VN',
      'RCEP 税率与最惠国税率相同：按最惠国税率申报，取得证明不会少缴税。',
    ],
    [
      'above',
      'hs=940620&line=94062010&from=JP&to=VN',
      'RCEP 税率高于最惠国税率：按最惠国税率申报，取得证明不会少缴税。',
    ],
    [
      'no preference',
      'hs=870380&line=87038097&from=JP&to=VN',
      '这条税目没有 RCEP 优惠：按最惠国税率缴纳，取得证明不会少缴税。',
    ],
  ])('%s: it brings nothing, and the steps come on demand', async (_, query, words) => {
    await openTariff(`${query}&${DATE}`);
    await wholePage();
    const proof = within(screen.getByRole('region', { name: /要取得的证明/ }));
    expect(proof.getByText(words)).toBeVisible();
    expect(proof.getByText('原产地证书')).not.toBeVisible();
    const contents = screen.getByRole('navigation', { name: '本页内容' });
    expect(contents).toHaveTextContent(/要取得的证明不必取得/);
    await userEvent.click(proof.getByText('仍要看证明的种类和填法'));
    expect(proof.getByText('原产地证书')).toBeVisible();
  });

  it('lower: the kinds of proof at once', async () => {
    await openTariff(`hs=940620&line=94062090&from=JP&to=VN&${DATE}`);
    await wholePage();
    const proof = within(screen.getByRole('region', { name: /要取得的证明/ }));
    expect(proof.getByText('原产地证书')).toBeVisible();
    expect(proof.queryByText('仍要看证明的种类和填法')).toBeNull();
  });
});

describe('whether an importer treats Parties differently', () => {
  it.each([
    ['two rates', 'hs=94062090&from=JP&to=VN', '越南对不同缔约方的税率不同。'],
    [
      'the rate of one Party alone',
      'hs=282540&line=2825401000&from=CN&to=KR',
      '收录税率的缔约方不足两个，不能确定各方是否不同。',
    ],
  ])('%s', async (_, query, sentence) => {
    await openTariff(`${query}&${DATE}`);
    expect(await screen.findByText((text) => text.includes(sentence), {}, PATIENCE)).toBeVisible();
  });
});

describe('special cases are answered in words (product design §3)', () => {
  it.each([
    ['India exports', 'hs=94062090&from=IN&to=VN', /印度不是 RCEP 缔约方.*按最惠国税率 15% 缴纳/],
    ['Myanmar into Japan', 'hs=282540&from=MM&to=JP', /日本对缅甸不适用 RCEP/],
    ['Myanmar into Korea', 'hs=8507602000&from=MM&to=KR', /缅甸和韩国之间是否适用 RCEP 未确认/],
    [
      'F3: Myanmar into Viet Nam',
      'hs=94062090&from=MM&to=VN',
      /持有有效证明的，按 7\.5% 缴纳；否则按最惠国税率 15%/,
    ],
    ['no preference', 'hs=870380&line=87038097&from=JP&to=VN', /没有列出 RCEP 优惠，按最惠国税率 70% 缴纳/],
    ['Korea holds no MFN', 'hs=610910&line=6109101000&from=CN&to=KR', /最惠国税率未收录，本站不判定哪个更低/],
    [
      'a pointer to chapter 98',
      'hs=870380&line=87038017&from=CN&to=VN',
      /Theo hướng dẫn tại khoản 1\.1 Chương 98/,
    ],
  ])('%s', async (_, query, words) => {
    await openTariff(`${query}&${DATE}`);
    await answerOrLine();
    expect(await answerPart()).toHaveTextContent(words);
  });

  it.each([
    ['India imports', 'hs=940620&from=JP&to=IN', /印度不是 RCEP 缔约方，没有 RCEP 税率/],
    ['an importer whose tariff is not in the data', 'hs=940620&from=JP&to=TH', /本站尚未收录泰国的税则/],
    ['a code that is not in the data', 'hs=282540&from=JP&to=CN&sample=1', /2825\.40 不在其中/],
    ['one and the same country', 'hs=940620&from=VN&to=VN', /出口国和进口国相同/],
  ])('%s', async (_, query, words) => {
    await openTariff(`${query}&${DATE}`);
    expect(await screen.findByText(words, {}, PATIENCE)).toBeVisible();
    expect(screen.queryByRole('region', { name: '适用税率' })).toBeNull();
  });

  it('leads to the official tariff where there is none in the data', async () => {
    await openTariff(`hs=940620&from=JP&to=TH&${DATE}`);
    expect(await screen.findByText('请到官方来源查询：', {}, PATIENCE)).toBeVisible();
    const links = screen.getAllByRole('link').filter((link) => link.className === 'external-link');
    expect(links.length).toBeGreaterThan(0);
  });

  it.each([
    ['an importer whose tariff is not in the data', 'hs=940620&from=JP&to=TH', /CTH/],
    ['a code that is not in the data', 'hs=282540&from=JP&to=CN&sample=1', /CTH/],
  ])('keeps what does not depend on rates: %s', async (_, query, rule) => {
    await openTariff(`${query}&${DATE}`);
    expect(await screen.findByText(/^原产地规则、物料清单判定和证明与税率无关/, {}, PATIENCE)).toBeVisible();
    await wholePage();
    expect(screen.getByRole('region', { name: /原产地规则$/ })).toHaveTextContent(rule);
    const own = within(screen.getByRole('region', { name: /我的产品合格吗$/ }));
    expect(own.getByLabelText(/离岸价/)).toBeEnabled();
    const proof = within(screen.getByRole('region', { name: /要取得的证明$/ }));
    expect(proof.getByText('由日本的签证机构签发')).toBeVisible();
  });

  it('has no rule, bill or proof for an importer that is no Party', async () => {
    await openTariff(`hs=940620&from=JP&to=IN&${DATE}`);
    expect(await screen.findByText(/^印度不是 RCEP 缔约方/, {}, PATIENCE)).toBeVisible();
    expect(screen.queryByText(/^原产地规则、物料清单判定和证明与税率无关/)).toBeNull();
  });

  it('before entry into force between the two, says so', async () => {
    await openTariff('hs=94062090&from=KR&to=VN&date=2022-01-15');
    expect(await answerPart()).toHaveTextContent('2022年1月15日，RCEP 在韩国和越南之间尚未生效');
  });

  it('offers the nearest codes for an unknown one', async () => {
    await openTariff(`hs=940621&from=JP&to=VN&${DATE}`);
    expect(await screen.findByText('HS 2022 没有 9406.21 这个编码', {}, PATIENCE)).toBeVisible();
    expect(screen.getByText('请到官方来源查询：')).toBeVisible();
    expect(document.querySelector('a.external-link')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^9406\.20/ }));
    expect(await screen.findByRole('radio', { name: /9406\.20\.90/ }, PATIENCE)).toBeVisible();
    expect(addressQuery().get('hs')).toBe('940620');
  });

  it('after the last day with data, says so and offers that day', async () => {
    await openTariff('hs=94062090&from=JP&to=VN&date=2027-03-01');
    expect(await answerPart()).toHaveTextContent('收录的最后一天是2026年12月31日');
    await wholePage();
    await userEvent.click(screen.getByRole('button', { name: '看2026年12月31日' }));
    expect(
      await screen.findByText(/^产品具备.*按 8\.2% 缴纳/, { selector: '.answer-sentence' }, PATIENCE),
    ).toBeVisible();
    expect(addressQuery().get('date')).toBe('2026-12-31');
  });
});

/** Waits until the answer has come, whatever it says. */
const answerOrLine = () =>
  waitFor(() => expect(document.querySelector('[data-answer]')).not.toBeNull(), PATIENCE);
