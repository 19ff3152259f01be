import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/shared/i18n/i18n';
import { retryingPart } from '@/shared/loading/retrying-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { takeComplaints } from '../../../setup';

beforeEach(() => startI18n('zh', ['ui']));

const Arrived = () => <p>part</p>;
const retry = () => act(async () => screen.getByRole('button', { name: '重试' }).click());

/** A part whose first `failures` loads fail, drawn on a page. */
async function openPart(failures: number) {
  const load = vi.fn<() => Promise<ComponentType>>(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return Arrived;
  });
  const { Component } = retryingPart(load);
  await act(
    async () =>
      void render(
        <ErrorBoundary>
          <Suspense fallback={<p>loading</p>}>
            <Component />
          </Suspense>
        </ErrorBoundary>,
      ),
  );
  return load;
}

describe('a part that did not arrive', () => {
  it('is requested afresh the moment the reader tries again', async () => {
    const load = await openPart(1);
    expect(screen.getByRole('alert')).toBeVisible();
    takeComplaints();
    await retry();
    expect(screen.getByText('part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is requested once each time the reader tries, not again and again', async () => {
    const load = await openPart(3);
    for (const loads of [1, 2, 3]) {
      expect(screen.getByRole('alert')).toBeVisible();
      expect(load).toHaveBeenCalledTimes(loads);
      takeComplaints();
      await retry();
    }
    expect(screen.getByText('part')).toBeVisible();
  });

  it('does not lose the newer attempt to the older one’s end', async () => {
    vi.useFakeTimers();
    try {
      let arrive: (part: ComponentType) => void = () => {};
      const load = vi
        .fn<() => Promise<ComponentType>>()
        .mockRejectedValueOnce(new TypeError('Failed to fetch'))
        .mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
      const { preload } = retryingPart(load);
      await expect(preload()).rejects.toThrow('Failed to fetch');
      document.body.click();
      const first = preload();
      await vi.advanceTimersByTimeAsync(2000);
      const second = preload();
      arrive(Arrived);
      await Promise.all([first, second]);
      expect(load).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
