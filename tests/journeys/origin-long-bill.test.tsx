import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import type { BomDraft } from '@/features/origin/bom/bom';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import type { OriginReport } from '@/features/origin/assessment/origin-report';
import { useApiServer } from '../support/api-server';
import { usePausedWorker } from '../support/paused-worker';
import { openTariff, useLoadedParts, wholePage } from './tariff-harness';

useApiServer();
useLoadedParts();
const work = usePausedWorker();

// A page with 300 materials is slow to look through.
const PATIENCE = { timeout: 240_000 };

let file: Blob | null = null;
beforeEach(() => {
  file = null;
  URL.createObjectURL = (made: Blob) => {
    file = made;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

// A draft still to be written must not reach the next test.
afterEach(() => {
  vi.restoreAllMocks();
  useBomStore.setState(useBomStore.getInitialState(), true);
});

const empty = emptyDraft('.');
/** Foreign materials worth 3,000 in a good worth 4,000: too long to be assessed while drawing. */
const longBill: BomDraft = {
  ...empty,
  amounts: { ...empty.amounts, fob: '4000' },
  rows: Array.from({ length: 300 }, (_, index) => ({
    ...emptyRow(),
    name: `part ${index + 1}`,
    hs: '870829',
    value: '10',
    originating: 'no',
    origin: 'DE',
  })),
};

const own = () => within(screen.getByRole('region', { name: /我的产品合格吗/ }));
const part = (name: RegExp) => within(screen.getByRole('region', { name }));
const fob = () => own().getByLabelText('离岸价 FOB');

async function openLongBill(bill = longBill) {
  await openTariff('hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000');
  act(() => useBomStore.setState({ drafts: { 940620: bill } }));
  await wholePage();
  await waitFor(() => expect(work.tasks()).toHaveLength(1), PATIENCE);
  act(work.answer);
  await own().findByText(/RVC 扣减法/, {}, PATIENCE);
}

async function originInJson(): Promise<OriginReport> {
  file = null;
  await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
  await waitFor(() => expect(file).not.toBeNull(), PATIENCE);
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file!);
  });
  return (JSON.parse(text) as { origin: OriginReport }).origin;
}

describe('a long bill of materials that has just been changed', () => {
  it('gives no file that joins it to the verdict on the one before', async () => {
    const user = userEvent.setup();
    await openLongBill();
    const before = await originInJson();
    expect([before.good?.fob, before.originating, before.rvc?.buildDown]).toEqual([4000, true, 25]);

    await user.type(fob(), '0');
    await waitFor(() => expect(work.tasks()).toHaveLength(1), PATIENCE);
    expect(screen.getByRole('button', { name: 'JSON' })).toBeDisabled();
    expect(screen.getAllByRole('button', { name: 'CSV' })[0]).toBeDisabled();

    act(work.answer);
    await waitFor(() => expect(own().queryByText(/正在判定/)).not.toBeInTheDocument(), PATIENCE);
    const after = await originInJson();
    expect([after.good?.fob, after.originating, after.rvc?.buildDown]).toEqual([40_000, true, 92.5]);
  });

  it('leaves the verdict on the one before whole on the page, said to be under way', async () => {
    const user = userEvent.setup();
    await openLongBill();
    const arithmetic = /\(4,000 − 3,000\) ÷ 4,000 = 25\.0%/;
    expect(own().getAllByText(arithmetic)).toHaveLength(2);

    await user.type(fob(), '0');
    await waitFor(() => expect(work.tasks()).toHaveLength(1), PATIENCE);
    expect(own().getAllByText(arithmetic)).toHaveLength(2);
    expect(own().getAllByText(/正在判定/)).toHaveLength(2);
    expect(part(/要取得的证明/).getByText('按 CTH 取得资格时')).toBeVisible();

    act(work.answer);
    expect(await own().findAllByText(/\(40,000 − 3,000\) ÷ 40,000 = 92\.5%/, {}, PATIENCE)).toHaveLength(2);
    expect(own().queryByText(arithmetic)).not.toBeInTheDocument();
    expect(own().queryByText(/正在判定/)).not.toBeInTheDocument();
  });

  it('is assessed as it stands, not as it stood at each key', async () => {
    const user = userEvent.setup();
    await openLongBill();
    await user.type(fob(), '000');
    await waitFor(() => expect(work.tasks()).toHaveLength(1), PATIENCE);
    act(work.answer);
    await waitFor(() => expect(work.tasks()).toHaveLength(1), PATIENCE);
    expect(work.tasks()[0]).toMatchObject({ input: { good: { fob: 4_000_000 } } });
    act(work.answer);
    await waitFor(() => expect(own().queryByText(/正在判定/)).not.toBeInTheDocument(), PATIENCE);
    expect(work.tasks()).toEqual([]);
  });

  it('says nothing of another country pair until it is assessed for that one', async () => {
    const user = userEvent.setup();
    await openLongBill({ ...longBill, rows: longBill.rows.map((row) => ({ ...row, hs: '940690' })) });
    const note = () => screen.queryByText('按你的物料清单，产品不合格：');
    await waitFor(() => expect(note()).toBeVisible(), PATIENCE);

    await user.click(part(/各出口方税率/).getByRole('button', { name: '中国' }));
    await waitFor(() => expect(work.tasks()).toHaveLength(1), PATIENCE);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/中国 → 越南/);
    expect(note()).toBeNull();

    act(work.answer);
    await waitFor(() => expect(note()).toBeVisible(), PATIENCE);
  });
});
