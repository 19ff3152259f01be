import { act, render, screen as view } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPagePending } from '@/app/router/pending';
import { screen } from '@/app/router/screen';
import { startI18n, translate } from '@/shared/i18n/i18n';
import { sessionStore } from '@/shared/storage/browser-store';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { takeComplaints } from '../../../setup';

type Load = () => Promise<{ default: ComponentType }>;
const arrived = { default: () => <p>page</p> };

beforeEach(async () => {
  sessionStore.clear();
  await startI18n('zh', ['ui']);
});

afterEach(() => void vi.useRealTimers());

const show = (Page: ComponentType) =>
  act(
    async () =>
      void render(
        <ErrorBoundary form="page">
          <Suspense fallback={<p>waiting</p>}>
            <Page />
          </Suspense>
        </ErrorBoundary>,
      ),
  );

describe('a page', () => {
  it('that was preloaded is drawn at once, with its texts, without a fallback', async () => {
    const page = screen({ titleKey: 'home', namespaces: ['home'], load: async () => arrived });
    await page.preload();
    render(<page.Component />);
    expect(view.getByText('page')).toBeVisible();
    expect(translate('home:task.product')).toBe('我要把');
  });

  it('that was fetched ahead is drawn at once too, and the progress bar is not told', async () => {
    const pending: boolean[] = [];
    const stop = onPagePending((isPending) => pending.push(isPending));
    const page = screen({ titleKey: 'home', namespaces: [], load: async () => arrived });
    await page.prefetch();
    render(<page.Component />);
    stop();
    expect(view.getByText('page')).toBeVisible();
    expect(pending).toEqual([]);
  });

  it('tells the progress bar when it begins to load and when it has arrived, once for all who ask', async () => {
    const pending: boolean[] = [];
    const stop = onPagePending((isPending) => pending.push(isPending));
    const load = vi.fn<Load>().mockResolvedValue(arrived);
    const page = screen({ titleKey: 'home', namespaces: [], load });
    await Promise.all([page.preload(), page.preload()]);
    await show(page.Component);
    stop();
    expect(load).toHaveBeenCalledOnce();
    expect(pending).toEqual([true, false]);
  });

  it('that does not arrive says so once, and is requested again when told to', async () => {
    vi.useFakeTimers();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(arrived);
    const page = screen({ titleKey: 'home', namespaces: [], load });
    await show(page.Component);
    expect(view.getByRole('alert')).toHaveTextContent('这个页面没能显示。');
    expect(load).toHaveBeenCalledOnce();
    takeComplaints();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(async () => view.getByRole('button', { name: '重试' }).click());
    expect(view.getByText('page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
