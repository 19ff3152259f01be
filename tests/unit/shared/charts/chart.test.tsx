import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SourceRecord } from '@/shared/api/record-schema';
import { Chart } from '@/shared/charts/chart';
import type { ChartSeries } from '@/shared/charts/chart-series';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';

const SOURCE: SourceRecord = {
  id: 'world-factbook',
  title: { text: '各国货物和服务进出口额', lang: 'zh' },
  publisher: 'CIA World Factbook',
  url: null,
  asOf: '2026-01',
  mark: 'fact',
};

const SERIES: ChartSeries[] = [
  {
    id: 'VN',
    name: '越南',
    points: [
      { x: 2023, y: 374.986 },
      { x: 2024, y: 429.383 },
    ],
  },
  {
    id: 'LA',
    name: '=老挝',
    points: [
      { x: 2023, y: 9.698 },
      { x: 2024, y: null },
    ],
    mark: 'sample',
  },
];

beforeAll(async () => {
  await startI18n('zh', ['shell', 'ui', 'chart']);
  await loadTexts(['shell', 'ui', 'chart']);
});

let files: Blob[] = [];
beforeEach(() => {
  files = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

/** What a file says; the test environment's files have no `text` of their own. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });

const open = (series: readonly ChartSeries[] = SERIES) =>
  render(
    <Chart
      title="越南和老挝的出口额"
      unit="十亿美元"
      period="2023—2024 年"
      kind="line"
      series={series}
      label="图：越南 429.4，老挝未收录。"
      sources={[SOURCE]}
      fileName="exports"
      xHead="年份"
    />,
  );

describe('the frame of a chart', () => {
  it('says subject, unit, period and source before anything is drawn', () => {
    open();
    expect(screen.getByText('越南和老挝的出口额')).toBeVisible();
    expect(screen.getByText('单位：十亿美元；2023—2024 年')).toBeVisible();
    expect(screen.getByText(/来源：/)).toHaveTextContent(
      '各国货物和服务进出口额（CIA World Factbook），2026-01',
    );
    expect(screen.queryByRole('button', { name: '存为 PNG' })).not.toBeInTheDocument();
  });

  it('shows and hides the table twin; what is missing is said in words', async () => {
    const user = userEvent.setup();
    open();
    const toggle = screen.getByRole('button', { name: '表格' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    const table = within(screen.getByRole('table', { name: '越南和老挝的出口额' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '年份',
      '越南',
      '=老挝（示例数据）',
    ]);
    expect(table.getByRole('row', { name: /2024/ })).toHaveTextContent('2024429.38未收录');
    await user.click(toggle);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('gives a file with unit, mark and source of every value; a formula stays text', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: '下载 CSV' }));
    const text = await textOf(files[0]!);
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      '年份,序列,数值,单位,标记,来源',
      '2023,越南,374.986,十亿美元,事实,各国货物和服务进出口额（CIA World Factbook），2026-01',
      '2024,越南,429.383,十亿美元,事实,各国货物和服务进出口额（CIA World Factbook），2026-01',
      "2023,'=老挝,9.698,十亿美元,示例数据,各国货物和服务进出口额（CIA World Factbook），2026-01",
      "2024,'=老挝,,十亿美元,示例数据,各国货物和服务进出口额（CIA World Factbook），2026-01",
    ]);
  });

  it('has its table on paper where the drawing has not come', () => {
    open();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('table')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has its table on paper where the browser tells of paper by its media alone', () => {
    const media = { matches: false, listeners: new Set<() => void>() };
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          get matches() {
            return query === 'print' && media.matches;
          },
          addEventListener: (_: string, listener: () => void) => media.listeners.add(listener),
          removeEventListener: (_: string, listener: () => void) => media.listeners.delete(listener),
        }) as unknown as MediaQueryList,
    );
    const turn = (isPaper: boolean) =>
      act(() => {
        media.matches = isPaper;
        for (const listener of media.listeners) listener();
      });
    open();
    turn(true);
    expect(screen.getByRole('table')).toBeInTheDocument();
    turn(false);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says that there is nothing to draw, and keeps the table', async () => {
    open([{ id: 'MM', name: '缅甸', points: [{ x: 2024, y: null }] }]);
    expect(screen.getByText('没有可以绘制的数值；收录的内容见表。')).toBeVisible();
    expect(screen.getByRole('button', { name: '表格' })).toBeEnabled();
  });

  it('of more than six series lets the reader choose which keep a colour, six at most', async () => {
    const user = userEvent.setup();
    open('ABCDEFGH'.split('').map((id) => ({ id, name: id, points: [{ x: 2024, y: 1 }] })));
    const choice = within(screen.getByRole('group', { name: '突出显示，最多 6 个' }));
    const pressed = () =>
      choice
        .getAllByRole('button', { pressed: true })
        .map((button) => button.textContent)
        .join('');
    expect(pressed()).toBe('ABCDEF');
    await user.click(choice.getByRole('button', { name: 'H' }));
    expect(pressed()).toBe('BCDEFH');
    await user.click(choice.getByRole('button', { name: 'C' }));
    expect(pressed()).toBe('BDEFH');
  });

  it('marks the title where all values are made up, once and for all series', async () => {
    const user = userEvent.setup();
    open(SERIES.map((each) => ({ ...each, mark: 'sample' as const })));
    expect(screen.getByText('越南和老挝的出口额')).toHaveTextContent('示例数据');
    await user.click(screen.getByRole('button', { name: '表格' }));
    const table = screen.getByRole('table', { name: '越南和老挝的出口额（示例数据）' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['年份', '越南', '=老挝']);
  });

  it('tells what was not checked from what is made up, in the title, above the table and in the file', async () => {
    const user = userEvent.setup();
    open(SERIES.map((each) => ({ ...each, mark: 'unchecked' as const })));
    expect(screen.getByText('越南和老挝的出口额')).toHaveTextContent('待核');
    expect(screen.getByText('越南和老挝的出口额')).not.toHaveTextContent('示例数据');
    await user.click(screen.getByRole('button', { name: '表格' }));
    expect(screen.getByRole('table', { name: '越南和老挝的出口额（待核）' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '下载 CSV' }));
    expect(await textOf(files[0]!)).toContain('待核');
  });
});
