import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import type { BomDraft } from '@/features/origin/bom/bom';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import { ruleFor } from '../../mocks/data/tariffs/rules-of-origin';
import { useApiServer } from '../support/api-server';
import { changedTariff } from '../support/changed-tariff';
import { openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

const server = useApiServer();
useLoadedParts();
afterEach(() => useBomStore.setState(useBomStore.getInitialState(), true));

const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const rule = () => section(/原产地规则$/);
const own = () => section(/我的产品合格吗$/);

/** Opens a code by its rule and six digits alone, with a bill of one foreign material out of 100 FOB. */
async function openCode(hs: string, material: string, value: string, changes: Partial<BomDraft> = {}) {
  server.use(
    changedTariff({
      hs,
      coverage: 'importer',
      name: { text: hs, lang: 'zh', mark: 'fact' },
      lines: [],
      rule: ruleFor(hs),
      nearest: [],
    }),
  );
  const draft = emptyDraft('.');
  const row = { ...emptyRow(), name: 'x', hs: material, value, origin: 'DE', originating: 'no' as const };
  const bill = { ...draft, amounts: { ...draft.amounts, fob: '100' }, rows: [row], ...changes };
  useBomStore.setState({ drafts: { [hs]: bill } });
  await openTariff(`hs=${hs}&from=CN&to=JP&date=2026-12-15`);
  await wholePage();
}

describe('a rule that depends on what the good is', () => {
  it('shows both rules and no verdict until the question is answered, then the one that applies', async () => {
    const user = userEvent.setup();
    await openCode('160100', '1602.90', '50');
    const question = await rule().findByRole('group', { name: '产品是否用昆虫制成' }, PATIENCE);
    expect(within(question).getByRole('radio', { name: '不清楚' })).toBeChecked();
    expect(rule().getByText(/^昆虫：/)).toHaveTextContent('昆虫： CC 或 RVC 40');
    expect(rule().getByText(/^其他货物：/)).toHaveTextContent('其他货物： CC');
    expect(own().getByText('还不能判定')).toBeVisible();
    expect(own().getByText(/^适用哪条规则取决于产品，请先回答规则一节的问题。/)).toBeVisible();
    expect(await own().findByText('符合规则（1/2）CC or RVC 40', {}, PATIENCE)).toBeVisible();
    expect(own().getByText('不符合规则（2/2）CC')).toBeVisible();

    await user.click(within(question).getByRole('radio', { name: '是' }));
    expect(await own().findByText('合格（原产）', {}, PATIENCE)).toBeVisible();
    expect(rule().queryByText(/^其他货物：/)).toBeNull();
    expect(rule().getByRole('heading', { name: 'RVC 40：区域价值成分' })).toBeVisible();

    await user.click(within(question).getByRole('radio', { name: '否' }));
    expect(await own().findByText('不合格（非原产）', {}, PATIENCE)).toBeVisible();
    expect(rule().queryByRole('heading', { name: 'RVC 40：区域价值成分' })).toBeNull();
  });

  it('has a verdict without an answer where both rules give the same', async () => {
    await openCode('160100', '0410.10', '80');
    const [verdict] = await own().findAllByText('合格（原产）', {}, PATIENCE);
    expect(verdict).toBeVisible();
    expect(await own().findByText('符合规则（2/2）CC', {}, PATIENCE)).toBeVisible();
    expect(own().queryByText(/请先回答规则一节的问题/)).toBeNull();
  });

  it('remembers the answer with the bill', async () => {
    await openCode('160100', '1602.90', '50', { ruleCondition: 'yes' });
    const question = await rule().findByRole('group', { name: '产品是否用昆虫制成' }, PATIENCE);
    expect(within(question).getByRole('radio', { name: '是' })).toBeChecked();
    expect(own().getByText('合格（原产）')).toBeVisible();
  });
});

describe('the rule of 38.08, which depends on a share of weight', () => {
  it('computes the share from the two weights', async () => {
    const user = userEvent.setup();
    await openCode('380891', '3808.92', '80');
    const total = await rule().findByRole('textbox', { name: '活性成分总重量（kg）' }, PATIENCE);
    expect(own().getByText('还不能判定')).toBeVisible();
    await user.type(total, '10');
    const originating = rule().getByRole('textbox', { name: '其中原产的重量（kg）' });
    await user.type(originating, '5');
    expect(await own().findByText('合格（原产）', {}, PATIENCE)).toBeVisible();
    expect(rule().getByText(/^5 ÷ 10 kg = 50(\.0)?% ≥ 50%$/)).toBeVisible();
    await user.clear(originating);
    await user.type(originating, '4.9');
    expect(await own().findByText('不合格（非原产）', {}, PATIENCE)).toBeVisible();
    expect(rule().getByText(/^4\.9 ÷ 10 kg = 49(\.0)?% < 50%$/)).toBeVisible();
    await user.clear(originating);
    expect(await own().findByText('还不能判定', {}, PATIENCE)).toBeVisible();
  });
});

describe('a rule with a chemical reaction', () => {
  it('says beside its question what a chemical reaction is and is not', async () => {
    await openCode('290960', '2909.50', '80', { ruleCondition: 'no' });
    const question = await own().findByRole('group', { name: '是否发生规则所说的化学反应' }, PATIENCE);
    expect(
      await within(question).findByText(/生成新结构分子的过程。以下不算：溶于水/, {}, PATIENCE),
    ).toBeVisible();
    expect(within(question).getByText(/第三章附件一/)).toBeVisible();
  });
});
