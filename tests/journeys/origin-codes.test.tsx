import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '@/features/origin/bom/bom';
import { writeBomLink } from '@/features/origin/bom/bom-link';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import { sampleBom } from '@/features/origin/bom/sample-bom';
import { setOwner } from '@/shared/storage/owner';
import { useApiServer } from '../support/api-server';
import { changedTariff } from '../support/changed-tariff';
import { openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

const server = useApiServer();
useLoadedParts();

// A draft still to be written must not reach the next test.
afterEach(() => {
  act(() => setOwner(null));
  useBomStore.setState(useBomStore.getInitialState(), true);
});

const FIRST = 'hs=282540&from=CN&to=JP&date=2026-12-15';
const OTHER = 'hs=282520&from=CN&to=JP&date=2026-12-15';

const part = (name: RegExp) => within(screen.getByRole('region', { name }));
const own = () => part(/我的产品合格吗/);
const ruleBox = () => part(/原产地规则/).getByRole('textbox', { name: /从协定第三章附件一/ });
const rowsOf = (hs: string) => useBomStore.getState().drafts[hs]?.rows.map(({ name }) => name);

/** Opens the other code, then the first: the other's answer is then cached, and going there draws it at once. */
async function openFirstAfterOther() {
  await openTariff(OTHER);
  await wholePage();
  await goTo(FIRST, '2825.40');
}

async function goTo(query: string, heading: string) {
  await act(async () => void (window.location.hash = `#/home/taxOriginSearch?${query}`));
  await screen.findByRole(
    'heading',
    { level: 1, name: new RegExp(`^${heading.replace('.', '\\.')}`) },
    PATIENCE,
  );
  await wholePage();
}

async function pasteRow(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(own().getByRole('button', { name: '从表格粘贴' }));
  await user.click(await screen.findByRole('textbox', { name: /从表格软件复制/ }));
  await user.paste(`${name}\t7216.33\tDE\tno\t5`);
  await user.click(screen.getByRole('button', { name: '读入清单' }));
  await own().findByRole('button', { name: '撤销' }, PATIENCE);
}

describe('what was done to the bill of one code', () => {
  it('is not taken back in the bill of another', async () => {
    const user = userEvent.setup();
    await openFirstAfterOther();
    await pasteRow(user, 'ore');
    await goTo(OTHER, '2825.20');
    expect(own().queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
    expect(rowsOf('282540')).toEqual(['ore']);
    expect(rowsOf('282520')).toBeUndefined();
  });

  it('is not taken back in the bill of another reader', async () => {
    const user = userEvent.setup();
    await openFirstAfterOther();
    await pasteRow(user, 'ore');
    act(() => setOwner('somebody'));
    expect(own().queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  });

  it('is not asked of another: a bill in the address is for the code it came with', async () => {
    const user = userEvent.setup();
    await openFirstAfterOther();
    await pasteRow(user, 'ore');
    const link = await writeBomLink({
      draft: sampleBom('940620', 'JP', (key) => key) ?? emptyDraft('.'),
      ownRule: '',
    });
    await goTo(`${FIRST}&bom=${link}`, '2825.40');
    expect(await own().findByRole('button', { name: '换成链接里的' }, PATIENCE)).toBeVisible();
    await goTo(OTHER, '2825.20');
    expect(own().queryByRole('button', { name: '换成链接里的' })).not.toBeInTheDocument();
    expect(rowsOf('282520')).toBeUndefined();
  });
});

describe('a rule that is being typed where the server has none', () => {
  beforeEach(() => server.use(changedTariff({ rule: null })));

  it('stays with its code', async () => {
    const user = userEvent.setup();
    await openFirstAfterOther();
    await user.type(ruleBox(), 'CTSH or CR');
    await goTo(OTHER, '2825.20');
    expect(ruleBox()).toHaveValue('');
  });

  it('stays, with the focus, where only the date, the value or the partner changes', async () => {
    const user = userEvent.setup();
    await openTariff(FIRST);
    await wholePage();
    await user.type(ruleBox(), 'CTSH or');
    for (const query of [
      FIRST.replace('2026-12', '2027-12'),
      `${FIRST}&value=500`,
      FIRST.replace('from=CN', 'from=VN'),
    ]) {
      await act(async () => void (window.location.hash = `#/home/taxOriginSearch?${query}`));
      expect(ruleBox()).toHaveValue('CTSH or');
      expect(ruleBox()).toHaveFocus();
    }
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/越南/));
  });
});
