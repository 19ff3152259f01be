import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordError, useErrorLog } from '@/features/error-log/error-log-store';
import { searchLinks } from '@/features/error-log/search-links';
import { watchErrors } from '@/features/error-log/watch-errors';
import { reportRenderFailure } from '@/shared/ui/states/render-failures';

beforeEach(() => useErrorLog.setState(useErrorLog.getInitialState(), true));
const entries = () => useErrorLog.getState().entries;

describe('"Error log entry: err, vm, info, url"', () => {
  it('keeps error, where it was caught, address and time, newest first', () => {
    window.location.hash = '#/system/dict?page=2';
    const error = new TypeError('x is undefined');
    const from = Date.now();
    recordError(error, 'in DictPage');
    recordError('plain text', 'promise');
    expect(entries()).toMatchObject([
      { err: { message: 'plain text' }, info: 'promise' },
      { err: error, info: 'in DictPage', url: expect.stringContaining('#/system/dict?page=2') as string },
    ]);
    expect(entries()[1]?.err).toBe(error);
    expect(entries()[0]?.time).toBeGreaterThanOrEqual(from);
    expect(entries()[0]?.time).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the newest 50', () => {
    for (let count = 1; count <= 60; count++) recordError(`error ${count}`, '');
    expect(entries()).toHaveLength(50);
    expect(entries()[0]?.err.message).toBe('error 60');
  });

  it('"dismiss-all" empties it', () => {
    recordError('x', '');
    useErrorLog.getState().dismissAll();
    expect(entries()).toEqual([]);
  });
});

describe('console row 60: the component an error came from', () => {
  it.each([
    ['\n    at PriceCell (http://x/assets/a.js:1:2)\n    at table', 'PriceCell'],
    ['PriceCell@http://x/assets/a.js:1:2\ntable', 'PriceCell'],
    ['', null],
  ])('of the stack %j is %s', (componentStack, vm) => {
    const stop = watchErrors();
    reportRenderFailure({ thrown: new Error('x'), componentStack });
    expect(entries()[0]).toMatchObject({ vm, info: componentStack.trim() });
    stop();
  });

  it('is none for an error outside of React', () => {
    recordError('x', 'promise');
    expect(entries()[0]?.vm).toBeNull();
  });
});

describe('what nobody caught', () => {
  it('is recorded until it is stopped', () => {
    const stop = watchErrors();
    const thrown = new Error('thrown');
    window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    stop();
    const receivedElsewhere = vi.fn();
    window.addEventListener('error', receivedElsewhere, { once: true });
    window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
    expect(receivedElsewhere).toHaveBeenCalledOnce();
    expect(entries().map(({ err, info }) => [err.message, info])).toEqual([
      ['Script error.', 'error'],
      ['rejected', 'unhandledrejection'],
      ['thrown', 'error'],
    ]);
  });
});

describe('what an error boundary confined to its place', () => {
  const entry = () => entries().map(({ err, info }) => [err.message, info]);
  const failure = (message: string) => ({ thrown: new Error(message), componentStack: '\n    at DictPage' });

  it('is recorded with the components it came through, once', () => {
    const stop = watchErrors();
    reportRenderFailure(failure('broken'));
    stop();
    watchErrors()();
    expect(entry()).toEqual([['broken', 'at DictPage']]);
  });

  it('also where it happened before the log had come, the newest twenty', () => {
    for (let count = 1; count <= 25; count++) reportRenderFailure(failure(`early ${count}`));
    expect(entries()).toEqual([]);
    watchErrors()();
    expect(entries()).toHaveLength(20);
    expect(entry().at(0)).toEqual(['early 25', 'at DictPage']);
    expect(entry().at(-1)).toEqual(['early 6', 'at DictPage']);
  });
});

describe('search links', () => {
  it('carry the message as a value of the address, whatever is in it', () => {
    const message = 'a&b=1#c "中文"';
    for (const { url } of searchLinks(message)) {
      const requested = new URL(url);
      expect(requested.protocol).toBe('https:');
      expect(requested.searchParams.get('q') ?? requested.searchParams.get('wd')).toBe(message);
      expect(requested.hash).toBe('');
    }
    expect(searchLinks(message).map(({ engine }) => engine)).toEqual(['Bing', 'Google', 'Baidu']);
  });
});
