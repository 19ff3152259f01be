import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import type { BomRow } from '@/features/origin/bom/bom';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import { useApiServer } from '../support/api-server';
import { answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();
afterEach(() => useBomStore.setState(useBomStore.getInitialState(), true));

const HOUSE = '94062090';
/** In the Appendix of Viet Nam, and a line of the same six digits that is not. */
const LISTED = '84834090';
const UNSETTLED = '84834040';

const requested = (from: string, date: string, to: string, line: string) =>
  `hs=${line.slice(0, 6)}${to === 'VN' ? `&line=${line}` : ''}&from=${from}&to=${to}&date=${date}&value=100000`;

/** Opens a country pair with a bill of materials of 100,000 FOB in the browser. */
async function openBill(from: string, rows: Partial<BomRow>[], line = HOUSE, date = '2026-12-15', to = 'VN') {
  const draft = emptyDraft('.');
  const bill = {
    ...draft,
    amounts: { ...draft.amounts, fob: '100000' },
    rows: rows.map((row) => ({ ...emptyRow(), ...row })),
  };
  useBomStore.setState({ drafts: { [line.slice(0, 6)]: bill } });
  await openTariff(requested(from, date, to, line));
  await wholePage();
}

async function openWith(...bill: Parameters<typeof openBill>) {
  await openBill(...bill);
  return answerPart();
}

const FOREIGN = { name: 'x', hs: '7308.90', origin: 'DE', originating: 'no' as const, value: '20000' };
const JAPANESE = { name: 'steel', hs: '7216.33', origin: 'JP', originating: 'yes' as const, value: '70000' };
const note = () => screen.findByText(/^按你的物料清单/, { selector: '.note b' }, PATIENCE);

describe('the answer by the reader’s own bill of materials (rcep-rules, steps 5 to 7)', () => {
  it('is MFN where the product does not qualify, said under the general answer, and leads to why', async () => {
    const answer = await openWith('JP', [{ ...FOREIGN, hs: '9406.90', value: '80000' }]);
    const title = await note();
    expect(answer).toContainElement(title);
    expect(answer).toHaveTextContent('8.2%');
    expect(title.parentElement).toHaveTextContent(/产品不合格：按最惠国税率 15% 缴纳。关税约 USD\s15,000。/);
    await userEvent.click(within(answer).getByRole('button', { name: '查看判定过程' }));
    expect(screen.getByRole('region', { name: /我的产品合格吗/ })).toHaveFocus();
    const contents = screen.getByRole('navigation', { name: '本页内容', hidden: true });
    expect(contents).toHaveTextContent(/要取得的证明不合格，不能出证/);
    const proof = within(screen.getByRole('region', { name: /要取得的证明/ }));
    expect(proof.queryByText('可用')).toBeNull();
    expect(proof.getAllByText('不合格，不能出证').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByText('这个结论是怎么得出的'));
    expect(await screen.findByText('按你的物料清单，产品不具备原产资格。', {}, PATIENCE)).toBeVisible();
  });

  it('is not assessed for an exporter that is no Party', async () => {
    await openWith('IN', [JAPANESE, FOREIGN]);
    const own = within(screen.getByRole('region', { name: /我的产品合格吗/ }));
    expect(own.getByText(/^印度不是 RCEP 缔约方，产品不能取得 RCEP 原产资格，不作判定。$/)).toBeVisible();
    expect(own.queryByText(/^合格/)).toBeNull();
    const contents = screen.getByRole('navigation', { name: '本页内容', hidden: true });
    expect(contents).toHaveTextContent(/我的产品合格吗不作判定/);
  });

  it.each([
    [
      'not yet',
      'KR',
      'VN',
      '2022-01-15',
      /^2022年1月15日，RCEP 在韩国和越南之间尚未生效。不作原产资格判定。$/,
    ],
    ['not established', 'MM', 'KR', '2026-12-15', /^缅甸和韩国之间是否适用 RCEP 未确认。不作原产资格判定。$/],
  ])('is not assessed where the Agreement is not in force: %s', async (_, from, to, date, words) => {
    await openBill(from, [JAPANESE, FOREIGN], HOUSE, date, to);
    const own = within(screen.getByRole('region', { name: /我的产品合格吗/ }));
    expect(await own.findByText(words, {}, PATIENCE)).toBeVisible();
    expect(own.queryByText(/^合格/)).toBeNull();
    expect(own.queryByRole('radiogroup')).toBeNull();
    expect(own.queryByText(/关税差异/)).toBeNull();
    expect(screen.queryByText('证书上这样填')).toBeNull();
  });

  it('follows the RCEP country of origin that the list leads to on a line of the Appendix', async () => {
    await openWith('AU', [JAPANESE, FOREIGN], LISTED);
    const title = await note();
    expect(title.parentElement).toHaveTextContent(
      /RCEP 原产国为日本：按 RCEP 税率 6\.9% 缴纳。关税约 USD\s6,900。/,
    );
    const own = within(screen.getByRole('region', { name: /我的产品合格吗/ }));
    expect(
      own.getByText('RCEP 原产国：日本（越南的附录列有 8483.40.90，要求出口方增值 20%，协定第 1 年起）'),
    ).toBeVisible();
    expect(own.getByText(/^列入：.*= 10(\.0)?% < 20%；提供原产材料价值最高的缔约方，日本$/)).toBeVisible();
    expect(own.queryByText(/^未列入/)).toBeNull();
    expect(own.queryByRole('group', { name: /关税差异附录里吗/ })).toBeNull();
    expect(own.getByText(/越南第05\/2022\/TT-BCT号通知附件四/)).toBeVisible();
  });

  it('is the exporter on a line that the Appendix does not list', async () => {
    const answer = await openWith('AU', [JAPANESE, FOREIGN]);
    const own = within(screen.getByRole('region', { name: /我的产品合格吗/ }));
    expect(
      await own.findByText('RCEP 原产国：澳大利亚（越南的附录没有列入本税目）', {}, PATIENCE),
    ).toBeVisible();
    expect(own.queryByText(/^列入/)).toBeNull();
    expect(own.queryByRole('group', { name: /关税差异附录里吗/ })).toBeNull();
    expect(answer).toHaveTextContent('7.5%');
    expect(screen.queryByText(/^按你的物料清单/)).toBeNull();
  });

  it('gives both duties while it is open which country that is', async () => {
    await openWith('AU', [JAPANESE, FOREIGN], UNSETTLED);
    await screen.findByText(/两种情形结果不同/, {}, PATIENCE);
    expect(screen.getByText(/附录按 HS 2012 版编码列有 8483\.40\.90/)).toBeVisible();
    const title = await note();
    expect(title.parentElement).toHaveTextContent(/原产国未定：/);
    expect(title.parentElement).toHaveTextContent(/澳大利亚：按 RCEP 税率 6\.7% 缴纳.*USD\s6,700/);
    expect(title.parentElement).toHaveTextContent(/日本：按 RCEP 税率 6\.9% 缴纳.*USD\s6,900/);
  });

  it('says what is open, and what settles it, where the highest contributor has no rate', async () => {
    const vietnamese = { ...JAPANESE, origin: 'VN' };
    await openWith('AU', [vietnamese, FOREIGN], UNSETTLED);
    const title = await note();
    expect(title).toHaveTextContent(/RCEP 原产国未定：/);
    expect(title.parentElement).toHaveTextContent(
      /越南没有可用的 RCEP 税率，按第 2\.6 条第 4 款无法确定原产国。/,
    );
    expect(title.parentElement).toHaveTextContent(/如果本税目不在越南的附录里，原产国是澳大利亚：/);
    await userEvent.click(screen.getByRole('radio', { name: '不在' }));
    await waitFor(() => expect(screen.queryByText(/无法确定原产国/)).toBeNull(), PATIENCE);
  });

  it('is the general answer, and no note, where the product qualifies with the exporter', async () => {
    const answer = await openWith('JP', [JAPANESE, FOREIGN]);
    expect(await screen.findByText('合格（原产）', {}, PATIENCE)).toBeVisible();
    await waitFor(() => expect(answer).toHaveTextContent('8.2%'));
    expect(screen.queryByText(/^按你的物料清单/)).toBeNull();
  });
});
