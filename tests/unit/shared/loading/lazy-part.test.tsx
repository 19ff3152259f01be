import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/shared/i18n/i18n';
import { lazyPart } from '@/shared/loading/lazy-part';
import { sessionStore } from '@/shared/storage/browser-store';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { takeComplaints } from '../../../setup';

beforeEach(async () => {
  sessionStore.clear();
  await startI18n('zh', ['ui']);
});

afterEach(() => void vi.useRealTimers());

it('draws a part when it has arrived, and keeps it', async () => {
  const load = vi.fn(async () => () => <p>part</p>);
  const Part = lazyPart(load);
  const page = (
    <Suspense fallback={<p>loading</p>}>
      <Part />
      <Part />
    </Suspense>
  );
  await act(async () => void render(page));
  expect(screen.getAllByText('part')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

it('says in its place that a part did not arrive, asks once, and asks again when told to', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(() => <p>part</p>);
  const Part = lazyPart(load);
  await act(
    async () =>
      void render(
        <ErrorBoundary>
          <Suspense fallback={<p>loading</p>}>
            <Part />
          </Suspense>
        </ErrorBoundary>,
      ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('这一部分没能显示。');
  expect(load).toHaveBeenCalledOnce();
  takeComplaints();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  expect(screen.getByText('part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
