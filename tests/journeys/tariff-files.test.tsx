import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileButton } from '@/pages/portal/tariff-search/country-pair/actions/file-button';
import { useApiServer } from '../support/api-server';
import { addressQuery, answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

const QUESTION = 'hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000';

/** Files given to the reader, by name. */
const files = new Map<string, Blob>();

beforeEach(() => {
  files.clear();
  let made: Blob | null = null;
  URL.createObjectURL = (file: Blob) => {
    made = file;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) files.set(this.download, made);
  });
});
afterEach(() => void vi.restoreAllMocks());

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });
const fileNamed = async (name: string) => {
  await waitFor(() => expect([...files.keys()]).toContain(name), PATIENCE);
  return textOf(files.get(name)!);
};

describe('the files of a result', () => {
  it('are the country pair as CSV, and the whole report with its steps and its address as JSON', async () => {
    await openTariff(QUESTION);
    await answerPart();
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await fileNamed('rcep-94062090-JP-VN-2026-12-15.csv')).toContain('answer,94062090,JP,VN');
    await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
    const report = JSON.parse(await fileNamed('rcep-94062090-JP-VN-2026-12-15.json')) as {
      address: string;
      steps: { key: string }[];
      rank: unknown;
    };
    expect(report.address).toBe(`/home/taxOriginSearch?${QUESTION}`);
    expect(report.steps.at(-1)?.key).toBe('payable');
    expect(report.rank).toEqual({ place: 14, of: 14, same: 0, kind: 'highest' });
  });

  it('are the table of years and the table of partners, with heads in the reader’s language', async () => {
    await openTariff(QUESTION);
    await wholePage();
    const csvOf = (title: string) =>
      within(screen.getByRole('region', { name: title })).getByRole('button', { name: '下载 CSV' });
    await userEvent.click(csvOf('1逐年税率'));
    const years = (await fileNamed('rcep-94062090-JP-VN-years.csv')).split('\r\n');
    expect(years[0]).toMatch(/^\uFEFF?税目,出口方,进口方,RCEP 年度序号/);
    expect(years.find((row) => row.includes(',2026-01-01,'))).toContain('8.2');
    await userEvent.click(csvOf('2各出口方税率'));
    const partners = (await fileNamed('rcep-94062090-VN-2026-12-15.csv')).split('\r\n');
    expect(partners.find((row) => row.startsWith('94062090,JP'))).toContain('VJEPA 0');
    // Whether a rate that is not there differs cannot be determined.
    expect(partners.find((row) => row.startsWith('94062090,IN'))).toMatch(/,not-a-party,,,15,15,,,/);
  });
});

describe('a file whose code does not arrive', () => {
  it('is said to be missing, and is there when the button is pressed again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openTariff(QUESTION);
    await answerPart();
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('file');
    const made = vi.fn();
    render(
      <FileButton load={load} make={made}>
        take
      </FileButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'take' }));
    expect(await screen.findByText('文件生成失败，请再试一次')).toBeVisible();
    expect(made).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'take' }));
    await waitFor(() => expect(made).toHaveBeenCalledWith('file'));
    expect(screen.queryByText('文件生成失败，请再试一次')).toBeNull();
  });
});

describe('a link that was copied', () => {
  it('is not said to be copied of the next pair', async () => {
    const user = userEvent.setup();
    await openTariff(QUESTION);
    await wholePage();
    await user.click(screen.getByRole('button', { name: '复制链接' }));
    expect((await screen.findAllByText('链接已复制'))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: '中国' }));
    await waitFor(() => expect(addressQuery().get('from')).toBe('CN'));
    await waitFor(() => expect(screen.queryByText('链接已复制')).toBeNull());
  });
});

describe('pairs side by side', () => {
  it('are compared on the same line and day, and taken out again', async () => {
    await openTariff(`${QUESTION}&vs=CN,IN`);
    const section = await screen.findByRole('region', { name: '并排对比' }, PATIENCE);
    const heads = within(section)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.join(' ')).toMatch(/日本.*中国.*印度/);
    await userEvent.click(screen.getByRole('button', { name: '移除中国，不再对比' }));
    await waitFor(() => expect(addressQuery().get('vs')).toBe('IN'));
  });
});
