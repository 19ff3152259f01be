import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { answerPart, openTariff, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();

const DATE = 'date=2026-12-15';
const choice = () => screen.findByRole('group', { name: /条税目/ }, PATIENCE);

describe('several national lines with one answer', () => {
  it('D9: 8504.40 from China into Viet Nam is answered without a choice, rule and proof included', async () => {
    await openTariff(`hs=850440&from=CN&to=VN&${DATE}`);
    expect(await answerPart()).toHaveTextContent(
      '最惠国税率和 RCEP 税率都是 0%：按最惠国税率申报，不必为取得 RCEP 证明花费成本',
    );
    expect(await choice()).toHaveAccessibleName(/这一天的结果都一样，不选也可以/);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await wholePage();
    expect(await screen.findByRole('region', { name: /原产地规则/ })).toBeVisible();
    expect(await screen.findByRole('region', { name: /我的产品合格吗/ })).toBeVisible();
    const proof = within(screen.getByRole('region', { name: /要取得的证明/ }));
    expect(proof.getByText(/RCEP 税率与最惠国税率相同：按最惠国税率申报/)).toBeVisible();
  });

  it('D8: Japan into Korea, nothing here: no line is requested, the basic rate is shown and not called MFN', async () => {
    await openTariff(`hs=282540&from=JP&to=KR&${DATE}`);
    const answer = await answerPart();
    expect(answer).toHaveTextContent('最惠国税率和 RCEP 税率都未收录');
    expect(answer).toHaveTextContent('基本税率 8%（不是最惠国税率）：');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: /^관세청 관세법령정보포털/ })).toBeVisible();
    await wholePage();
    expect(screen.getByRole('region', { name: /原产地规则/ })).toBeVisible();
  });
});

describe('several national lines that differ', () => {
  it('D8: the Malaysian ones are called a part of the tariff, by the legend and by the advice', async () => {
    await openTariff(`hs=870380&from=CN&to=MY&${DATE}`);
    const lines = await choice();
    expect(lines).toHaveAccessibleName('本站收录马来西亚在 8703.80 下的 18 条税目，不是全部：');
    expect(screen.getByText(/^本站收录 8703\.80 下的 18 条税目，不是全部，税率也不一样/)).toBeVisible();
  });

  it('D8: the Korean ones without a name have the basic rate and the place of their names', async () => {
    await openTariff(`hs=010121&from=CN&to=KR&${DATE}`);
    const [first, second] = within(await choice()).getAllByRole('radio');
    expect(first).toHaveAccessibleName(/基本税率 0%（不是最惠国税率）/);
    expect(second).toHaveAccessibleName(/基本税率 8%（不是最惠国税率）/);
    expect(screen.getByRole('link', { name: /^관세청 관세법령정보포털/ })).toBeVisible();
  });

  it('D9: what depends on six digits is there before one is chosen', async () => {
    await openTariff(`hs=940620&from=JP&to=VN&${DATE}`);
    await screen.findByText(/请在上面选定一条。$/, {}, PATIENCE);
    await wholePage();
    expect(screen.getByRole('region', { name: /原产地规则/ })).toHaveTextContent('CTH');
    expect(screen.getByRole('region', { name: /要取得的证明/ })).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('M1: have source, date and lower agreement with their rates, and so has the range', async () => {
    await openTariff(`hs=940620&from=JP&to=VN&${DATE}`);
    const lines = await choice();
    for (const radio of within(lines).getAllByRole('radio'))
      expect(radio).toHaveAccessibleName(/VJEPA 更低：0%/);
    const sources = screen.getAllByText('越南2026年进出口税则汇编');
    expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(lines.parentElement).toHaveTextContent(/越南2026年进出口税则汇编.*2026-01-07/);
    expect(screen.getByText(/^每条税目都有：VJEPA 0%。/)).toBeVisible();
  });

  it('D29: a long list shows the first lines and opens whole', async () => {
    const user = userEvent.setup();
    await openTariff(`hs=870380&from=CN&to=VN&${DATE}`);
    const lines = within(await choice());
    const all = screen.getByRole('button', { name: /^显示全部 \d+ 条$/ });
    expect(lines.getAllByRole('radio')).toHaveLength(6);
    await user.click(all);
    expect(lines.getAllByRole('radio').length).toBeGreaterThan(7);
    expect(screen.getByRole('button', { name: '收起' })).toHaveFocus();
  });

  it('D29: the chosen line is shown, wherever it is in the list', async () => {
    await openTariff(`hs=870380&line=87038099&from=CN&to=VN&${DATE}`);
    await answerPart();
    expect(within(await choice()).getByRole('radio', { name: /8703\.80\.99/ })).toBeChecked();
  });
});

describe('D7: a code beyond what is here of a tariff', () => {
  it.each([
    [
      'made up',
      'hs=850440&from=CN&to=AU&sample=1',
      '澳大利亚的税则没有收录，只有 5 个编码的示例数据，8504.40 不在其中',
    ],
    [
      'in part',
      'hs=610910&from=CN&to=MY',
      '马来西亚的税则，本站的 5,612 个编码中只收录了 16 个，6109.10 不在其中',
    ],
  ])('a schedule %s is called so', async (_, query, sentence) => {
    await openTariff(`${query}&${DATE}`);
    expect(await screen.findByText(sentence, {}, PATIENCE)).toBeVisible();
  });
});

describe('F5: agreements that may be lower and have no rates here', () => {
  it.each([
    [
      'Australia',
      'hs=8703809300&from=AU&to=MY',
      /^另有协定可能更低：.*澳大利亚和马来西亚之间还有 AANZFTA、CPTPP、MAFTA/,
    ],
    [
      'India, whose MFN is the RCEP side only',
      'hs=8703809300&from=IN&to=MY',
      /印度和马来西亚之间还有 AIFTA、India–Malaysia CECA/,
    ],
  ])('are said before the rate: %s', async (_, query, sentence) => {
    await openTariff(`${query}&${DATE}`);
    const answer = await answerPart();
    const note = within(answer).getByText((_text, element) => element?.className === 'note-text');
    expect(note).toHaveTextContent(sentence);
    expect(note.compareDocumentPosition(within(answer).getByText(/^当日适用的税率/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('stand in the table of exporters by name, not as a bare gap', async () => {
    await openTariff(`hs=8703809300&from=JP&to=MY&${DATE}`);
    await wholePage();
    const partners = within(screen.getByRole('region', { name: /各出口方税率/ }));
    expect(partners.getByRole('row', { name: /^印度(?!尼)/ })).toHaveTextContent(
      /AIFTA、India–Malaysia CECA 未收录/,
    );
    expect(partners.getByRole('row', { name: /^新西兰/ })).toHaveTextContent(
      /AANZFTA、CPTPP、New Zealand–Malaysia FTA 未收录/,
    );
  });

  it('are not said where a rate of zero is known', async () => {
    await openTariff(`hs=6109109000&from=CN&to=KR&${DATE}`);
    const answer = await answerPart();
    expect(answer).toHaveTextContent('同一税目的 Korea–China FTA 税率为 0%');
    expect(answer).not.toHaveTextContent('APTA');
  });

  it('are said where the known rate elsewhere is not zero', async () => {
    await openTariff(`hs=6109101000&from=CN&to=KR&${DATE}`);
    const answer = await answerPart();
    expect(answer).toHaveTextContent('同一税目的 Korea–China FTA 税率为 2.6%');
    expect(answer).toHaveTextContent('中国和韩国之间还有 APTA');
  });
});

describe('M14: advice made from sample rates', () => {
  it('is marked itself: sentence, contents and proof', async () => {
    await openTariff(`hs=850760&from=JP&to=AU&${DATE}&sample=1`);
    const answer = await answerPart();
    const sentence = answer.querySelector('.answer-sentence');
    expect(sentence).toHaveTextContent(/示例数据$/);
    const contents = screen.getByRole('navigation', { name: '本页内容' });
    expect(within(contents).getByRole('button', { name: /逐年税率.*示例数据/ })).toBeVisible();
    expect(within(contents).getByRole('button', { name: /各出口方税率.*示例数据/ })).toBeVisible();
  });

  it('the verdict that no proof is needed is marked too', async () => {
    await openTariff(`hs=690721&from=KR&to=CN&${DATE}&sample=1`);
    await answerPart();
    await wholePage();
    const proof = screen.getByRole('region', { name: /要取得的证明/ });
    const idle = within(proof).queryByText(/取得证明不会少缴税/);
    expect(idle).toHaveTextContent(/示例数据$/);
    const contents = screen.getByRole('navigation', { name: '本页内容' });
    expect(within(contents).getByRole('button', { name: /要取得的证明.*示例数据/ })).toBeVisible();
  });
});
