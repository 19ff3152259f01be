import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import type { BomDraft, BomRow } from '@/features/origin/bom/bom';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import { useApiServer } from '../support/api-server';
import { openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

const server = useApiServer();
useLoadedParts();

// A draft still to be written must not reach the next test.
afterEach(() => useBomStore.setState(useBomStore.getInitialState(), true));

const row = (fields: Partial<BomRow>): BomRow => ({ ...emptyRow(), ...fields });
const bill = (fob: string, ...rows: BomRow[]): BomDraft => {
  const empty = emptyDraft('.');
  return { ...empty, amounts: { ...empty.amounts, fob }, rows };
};

/** Opens a question with a bill of materials and, where none is printed, the reader's own RCEP rule. */
async function openBill(query: string, hs: string, draft: BomDraft | null, ownRule = '') {
  act(() =>
    useBomStore.setState({
      drafts: draft === null ? {} : { [hs]: draft },
      ownRules: ownRule === '' ? {} : { [hs]: ownRule },
    }),
  );
  await openTariff(query);
  await wholePage();
  return table();
}

const table = () => screen.findByRole('table', { name: '最惠国税率、RCEP 和其他协定的比较' }, PATIENCE);
const names = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent.replace(/\s+/g, ' ').trim());
const rowOf = (shown: HTMLElement, name: RegExp) => {
  const found = within(shown)
    .getAllByRole('row')
    .find((each) => name.test(within(each).queryByRole('rowheader')?.textContent ?? ''));
  if (found === undefined) throw new Error(`No row ${name}`);
  return within(found);
};

/** Bituminous mixtures from China, by CTH under RCEP: MFN 20, RCEP 10, ACFTA 0. */
const BITUMEN = 'hs=271500&line=27150010&from=CN&to=VN&date=2026-12-15&value=100000';
/** Labels of textile materials from China, by CC under RCEP: MFN 12, RCEP 6, ACFTA 0. */
const LABELS = 'hs=580710&line=58071000&from=CN&to=VN&date=2026-12-15&value=100000';
/** Motor-homes from China: MFN 70, RCEP 67, ACFTA 50. */
const MOTOR_HOME = 'hs=870323&line=87032354&from=CN&to=VN&date=2026-12-15&value=100000';

const sameHeading = row({ name: 'blocks', hs: '580710', value: '50', originating: 'no', origin: 'DE' });

describe('which agreement to declare under', () => {
  it('a bill that is met by the general rule of ACFTA, not by the RCEP rule: ACFTA 0 to check, MFN usable', async () => {
    const bitumen = bill('100', { ...sameHeading, hs: '271500' });
    const shown = await openBill(BITUMEN, '271500', bitumen);
    await waitFor(
      () => expect(names(shown)).toEqual(['最惠国税率（MFN） 最低', 'ACFTA 需核对', 'RCEP']),
      PATIENCE,
    );
    const acfta = rowOf(shown, /ACFTA/);
    expect(
      acfta.getByText('符合一般规则；没有产品清单，需核对', { selector: '.verdict-chip' }),
    ).toBeVisible();
    expect(acfta.getByText(/^0%/)).toBeVisible();
    expect(acfta.getByText('原产地证书 E 格式')).toBeVisible();
    expect(acfta.getByText(/USD\s20,000/)).toBeVisible();
    expect(rowOf(shown, /RCEP/).getByText('不合格')).toBeVisible();
  });

  it('its steps name the articles of the circular', async () => {
    const shown = await openBill(LABELS, '580710', bill('100', sameHeading));
    const acfta = rowOf(shown, /ACFTA/);
    await userEvent.click(await acfta.findByText('ACFTA：怎样评估', {}, PATIENCE));
    const steps = acfta.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps.find((step) => step.includes('RVC 扣减法'))).toMatch(/art\. 8.*50/);
    expect(steps.find((step) => step.includes('微小含量'))).toMatch(/art\. 12/);
    expect(steps.at(-2)).toMatch(/产品清单/);
    expect(acfta.getByText(/RVC at least 40 % of FOB with the last process in a Party/)).toHaveAttribute(
      'lang',
      'en',
    );
  });

  it('a bill that qualifies under RCEP by Japanese materials, not under the general rule of ACFTA', async () => {
    const japanese = row({ name: 'engine', hs: '840734', value: '50', originating: 'yes', origin: 'JP' });
    const foreign = row({ name: 'body', hs: '870710', value: '30', originating: 'no', origin: 'DE' });
    const draft: BomDraft = { ...bill('100', japanese, foreign), appendix: 'no' };
    const shown = await openBill(MOTOR_HOME, '870323', draft);
    await waitFor(
      () => expect(names(shown)).toEqual(['RCEP 最低', '最惠国税率（MFN）', 'ACFTA 需核对']),
      PATIENCE,
    );
    expect(rowOf(shown, /RCEP/).getByText('合格')).toBeVisible();
    expect(rowOf(shown, /RCEP/).getByText(/USD\s3,000/)).toBeVisible();
    expect(
      rowOf(shown, /ACFTA/).getByText('不符合一般规则；没有产品清单，需核对', { selector: '.verdict-chip' }),
    ).toBeVisible();
  });

  it('without a bill says what to enter, and leaves MFN alone usable', async () => {
    const shown = await openBill(LABELS, '580710', bill('', row({ name: 'blocks' })));
    expect(rowOf(shown, /ACFTA/).getByText('先在上面填写物料清单和离岸价。')).toBeVisible();
    expect(names(shown)[0]).toBe('最惠国税率（MFN） 最低');
  });

  it('names agreements of which no rate is here, which come last', async () => {
    const query = 'hs=870710&line=8707101000&from=JP&to=MY&date=2026-12-15';
    const shown = await openBill(query, '870710', bill('100', { ...sameHeading, hs: '870790' }));
    await waitFor(() => expect(names(shown).some((name) => name.startsWith('CPTPP'))).toBe(true), PATIENCE);
    const cptpp = rowOf(shown, /CPTPP/);
    expect(cptpp.getByText('没有税率数据')).toBeVisible();
    expect(
      cptpp.getByText('只适用产品清单；没有产品清单，需核对', { selector: '.verdict-chip' }),
    ).toBeVisible();
  });

  it('says so where the agreements do not load, and tries again', async () => {
    server.use(
      http.get('*/rcep-boot/api/v1/portal/tariff/getAgreements', () => new HttpResponse('', { status: 500 })),
    );
    act(() => useBomStore.setState({ drafts: { 580710: bill('100', sameHeading) } }));
    await openTariff(LABELS);
    await wholePage();
    expect(await screen.findByText(/两国间的协定加载失败/, {}, PATIENCE)).toBeVisible();
    const part = within(screen.getByRole('region', { name: /按哪个协定申报/ }));
    server.resetHandlers();
    await userEvent.click(part.getByRole('button', { name: '重试' }));
    expect(await table()).toBeVisible();
  });
});
