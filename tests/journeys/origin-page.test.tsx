import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '@/features/origin/bom/bom';
import { writeBomLink } from '@/features/origin/bom/bom-link';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import { sampleBom } from '@/features/origin/bom/sample-bom';
import { useApiServer } from '../support/api-server';
import { changedTariff } from '../support/changed-tariff';
import { addressQuery, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

const server = useApiServer();
useLoadedParts();

const PAIR = 'hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000';
const part = (name: RegExp) => within(screen.getByRole('region', { name }));

// A draft still to be written must not reach the next test.
afterEach(() => useBomStore.setState(useBomStore.getInitialState(), true));

describe('origin on the tariff page', () => {
  it('judges the sample of 9406.20 by the rule of the data, and fills in the certificate', async () => {
    const user = userEvent.setup();
    await openTariff(PAIR);
    await wholePage();
    expect(part(/原产地规则/).getByRole('heading', { name: 'CTH：品目改变' })).toBeVisible();
    const own = part(/我的产品合格吗/);
    await user.click(own.getByRole('button', { name: '试用示例清单' }));
    expect(await own.findByText('合格（原产）')).toBeVisible();
    expect(await own.findByText(/RCEP 原产国：日本（越南的附录没有列入本税目）/)).toBeVisible();
    expect(part(/要取得的证明/).getByText(/用了累积，加注 ACU/)).toBeVisible();
  });

  it('opens a link with a bill of materials to the same verdict, and takes it out of the address', async () => {
    const link = await writeBomLink({
      draft: sampleBom('940620', 'JP', (key) => key) ?? emptyDraft('.'),
      ownRule: '',
    });
    await openTariff(`${PAIR}&bom=${link}`);
    await wholePage();
    expect(await screen.findByText('合格（原产）', {}, PATIENCE)).toBeVisible();
    expect(addressQuery().get('bom')).toBeNull();
    expect(addressQuery().get('hs')).toBe('940620');
  });

  it('lets the reader type the rule where the server has none: 2825.40 into Japan', async () => {
    server.use(changedTariff({ rule: null }));
    const user = userEvent.setup();
    await openTariff('hs=282540&from=CN&to=JP&date=2026-12-15');
    await wholePage();
    const rule = part(/原产地规则/);
    await user.type(await rule.findByRole('textbox', { name: /从协定第三章附件一/ }), 'CTSH or CR');
    await user.click(rule.getByRole('button', { name: '用这条规则判定' }));
    expect(rule.getByText('自己填的规则')).toBeVisible();
    const contents = within(screen.getByRole('navigation', { name: '本页内容', hidden: true }));
    expect(await contents.findByText('CTSH / CR，自己填的规则', {}, PATIENCE)).toBeInTheDocument();
    expect(part(/我的产品合格吗/).getByRole('group', { name: /化学反应/ })).toBeVisible();
  });
});
