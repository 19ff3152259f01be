import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { NoData } from '@/shared/ui/marks/no-data';
import { onRenderFailure, type RenderFailure } from '@/shared/ui/states/render-failures';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { takeComplaints } from '../../../../setup';
import { InLanguage } from '../../../../support/in-language';

afterEach(() => void vi.useRealTimers());

describe('states', () => {
  it('offers to cancel only after five seconds', () => {
    vi.useFakeTimers();
    const handleCancel = vi.fn();
    render(
      <InLanguage>
        <LoadingState onCancel={handleCancel} />
      </InLanguage>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('正在加载…');
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    screen.getByRole('button', { name: '取消' }).click();
    expect(handleCancel).toHaveBeenCalledOnce();
  });

  it('keeps a failure while drawing in its section, and draws again on request', async () => {
    let isBroken = true;
    function Part() {
      if (isBroken) throw new Error('broken');
      return <p>drawn</p>;
    }
    const handleError = vi.fn();
    const received: RenderFailure[] = [];
    const stop = onRenderFailure((failure) => void received.push(failure));
    render(
      <InLanguage>
        <p>neighbour</p>
        <ErrorBoundary onError={handleError}>
          <Part />
        </ErrorBoundary>
      </InLanguage>,
    );
    expect(takeComplaints()).not.toEqual([]);
    expect(screen.getByText('neighbour')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('这一部分没能显示。');
    expect(handleError).toHaveBeenCalledOnce();
    stop();
    expect(received).toMatchObject([
      { thrown: { message: 'broken' }, componentStack: expect.stringContaining('Part') as string },
    ]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('drawn')).toBeInTheDocument();
  });

  it('tries again by itself when the address changes', () => {
    function Part({ isBroken }: { isBroken: boolean }) {
      if (isBroken) throw new Error('broken');
      return <p>drawn</p>;
    }
    const at = (address: string, isBroken: boolean) => (
      <InLanguage>
        <ErrorBoundary form="page" resetKey={address}>
          <Part isBroken={isBroken} />
        </ErrorBoundary>
      </InLanguage>
    );
    const { rerender } = render(at('/home', true));
    expect(takeComplaints()).not.toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('这个页面没能显示。');
    rerender(at('/home/about', false));
    expect(screen.getByText('drawn')).toBeInTheDocument();
  });
});

describe('words and marks', () => {
  it.each([
    ['noData', '未收录'],
    ['noPreference', '无协定税率'],
    ['notParty', '非缔约方'],
    ['unconfirmed', '未确认'],
  ] as const)('writes %s as %s', (reason, words) => {
    render(
      <InLanguage>
        <NoData reason={reason} />
      </InLanguage>,
    );
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each([
    ['met', '满足'],
    ['notMet', '不满足'],
    ['unknown', '未知'],
  ] as const)('gives the verdict %s its word', (verdict, word) => {
    render(
      <InLanguage>
        <VerdictChip verdict={verdict} />
      </InLanguage>,
    );
    expect(screen.getByText(word)).toBeInTheDocument();
  });

  it.each([
    ['zh', '2026-01-07'],
    ['vi', '07/01/2026'],
  ] as const)('names source, date and mark in %s', (language, date) => {
    const title = { text: 'Biểu thuế 2026', lang: 'vi' };
    render(
      <InLanguage language={language}>
        <SourceLine
          sources={[{ id: 's', title, publisher: '', url: null, asOf: '2026-01-07', mark: 'unchecked' }]}
        />
      </InLanguage>,
    );
    expect(screen.getByText('Biểu thuế 2026')).toHaveAttribute('lang', 'vi');
    expect(screen.getByText(date)).toHaveAttribute('datetime', '2026-01-07');
    expect(screen.getByText(language === 'zh' ? '待核' : 'Chưa kiểm chứng')).toBeInTheDocument();
  });

  it('names the language of sources once, where it is not that of the page', () => {
    const source = (id: string, lang: string) => ({
      id,
      title: { text: id, lang },
      publisher: '',
      url: null,
      asOf: '2026',
      mark: 'fact' as const,
    });
    render(
      <InLanguage language="vi">
        <SourceLine sources={[source('a', 'en'), source('b', 'vi'), source('c', 'en')]} />
      </InLanguage>,
    );
    expect(screen.getByText('c')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/^Nguồn: /)).toHaveTextContent(
      'Nguồn: a, 2026; b, 2026; c, 2026. Ngôn ngữ English',
    );
    expect(screen.queryByText('Tiếng Việt')).not.toBeInTheDocument();
  });

  it('makes no link of an address that is not http', () => {
    render(
      <InLanguage>
        <ExternalLink href="javascript:alert(1)">text</ExternalLink>
      </InLanguage>,
    );
    expect(screen.getByText('text')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
