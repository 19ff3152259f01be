import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dateInText } from '@/shared/format/date-in-text';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { addressQuery, answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

const PAIR = 'hs=94062090&from=JP&to=VN&date=2026-12-15';
const PREVIOUS = '下面是上一次查询的结果，不是现在所填内容的结果。';
const COVERED = 'RCEP 自2022年1月1日起生效，本站只计算 2022—2099 年的进口。';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole('combobox', { name: '产品或 HS 编码' });
/** A day in the date field, as the browser's own field gives it. */
function fillDate(label: string, day: string) {
  fireEvent.focus(screen.getByLabelText(label));
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });
  fireEvent.blur(screen.getByLabelText(label));
}
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const dimmed = (element: HTMLElement) => element.closest('.previous-result') !== null;

describe('D23: what could not be asked, above the answer to what was', () => {
  it.each([
    ['an amount', () => fill(screen.getByLabelText('完税价格'), 'abc')],
    ['a code', () => fill(box(), '94062')],
    ['a date', () => Promise.resolve(fillDate('进口日期', '2021-06-01'))],
  ])('the tariff page: %s that is refused', async (_, fillIn) => {
    await openTariff(PAIR);
    const answer = await answerPart();
    await wholePage();
    expect(dimmed(answer)).toBe(false);
    await fillIn();
    await press('查询');
    expect(screen.getByText(PREVIOUS)).toBeVisible();
    expect(dimmed(answer)).toBe(true);
    await fill(box(), '9406.20.90');
    expect(screen.queryByText(PREVIOUS)).toBeNull();
    expect(dimmed(answer)).toBe(false);
  });

  it.each([
    ['an amount', () => fill(screen.getByLabelText(/^完税价格/), 'abc')],
    ['a date', () => Promise.resolve(fillDate('进口日期', '2100-01-01'))],
  ])('the service guide: %s that is refused', async (_, fillIn) => {
    await openApp(`/home/serviceGuide?${PAIR}`);
    const step = await screen.findByRole('heading', { level: 2, name: /税率/ }, PATIENCE);
    await fillIn();
    await press('列出步骤');
    expect(screen.getByText(PREVIOUS)).toBeVisible();
    expect(dimmed(step)).toBe(true);
  });

  it('the scope of cases: a code that is refused', async () => {
    await openApp('/home/riskCase?tab=scope&hs=760421&from=CN&to=AU&date=2026-12-15');
    const result = await screen.findByText(/760421|7604\.21/, { selector: '.risk-scope *' }, PATIENCE);
    expect(result).toBeInTheDocument();
    await fill(screen.getByRole('combobox', { name: /编码/ }), '76042');
    await press('核对');
    expect(screen.getByText(PREVIOUS)).toBeVisible();
  });

  it('another address knows nothing of what was refused', async () => {
    await openTariff(PAIR);
    await answerPart();
    await wholePage();
    await fill(box(), '94062');
    await press('查询');
    expect(screen.getByText(PREVIOUS)).toBeVisible();
    window.location.hash = '#/home/taxOriginSearch?hs=94062010&from=JP&to=VN&date=2026-12-15';
    await waitFor(() => expect(screen.queryByText(PREVIOUS)).toBeNull(), PATIENCE);
    await answerPart();
  });
});

describe('D13: a date outside the years that are covered', () => {
  it.each([
    ['2021-06-01', '2022-01-01'],
    ['2100-01-01', '2099-12-31'],
  ])('in the form: %s is no matter of format, and %s is offered', async (typed, nearest) => {
    await openTariff(PAIR);
    await answerPart();
    await wholePage();
    fillDate('进口日期', typed);
    await press('查询');
    expect(screen.getByLabelText('进口日期')).toHaveAccessibleDescription('请填 2022—2099 年的日期');
    expect(screen.getByText(COVERED)).toBeVisible();
    expect(addressQuery().get('date')).toBe('2026-12-15');
    await press(`改用${dateInText(nearest, 'zh')}`);
    await waitFor(() => expect(addressQuery().get('date')).toBe(nearest));
    expect(screen.queryByText(COVERED)).toBeNull();
    expect(screen.queryByText(PREVIOUS)).toBeNull();
  });

  it('in the form: an empty date is a matter of format', async () => {
    await openTariff(PAIR);
    await answerPart();
    await wholePage();
    fillDate('进口日期', '');
    await press('查询');
    expect(screen.getByLabelText('进口日期')).toHaveAccessibleDescription('请填写日期，格式为年-月-日');
    expect(screen.queryByText(COVERED)).toBeNull();
  });

  it('in the service guide, typed and in its address', async () => {
    await openApp(`/home/serviceGuide?hs=94062090&from=JP&to=VN&date=2021-06-01`);
    await userEvent.click(await screen.findByRole('button', { name: '改用2022年1月1日' }, PATIENCE));
    await waitFor(() => expect(window.location.hash).toContain('date=2022-01-01'));
    fillDate('进口日期', '2021-06-01');
    await press('列出步骤');
    expect(screen.getByText(COVERED)).toBeVisible();
    await press('改用2022年1月1日');
    expect(screen.queryByText(COVERED)).toBeNull();
  });
});
