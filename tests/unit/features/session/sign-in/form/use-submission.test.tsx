import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSubmission } from '@/features/session/sign-in/form/use-submission';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import { ChunkLoadError } from '@/shared/loading/load-chunk';

const NOT_ARRIVED = '页面的一部分加载失败，内容没有提交。你填的内容都在，可以再试一次。';
const UNKNOWN = '没有成功，请再试一次';

const openForm = () => renderHook(() => useSubmission<'code'>()).result;
const failing = (error: Error) => () => Promise.reject(error);
/** What a promise that settles while the form is shown comes to: its value, or what it rejected with. */
const outcome = (settle: () => Promise<unknown>) => act(() => settle().catch((thrown: unknown) => thrown));

beforeEach(async () => {
  await startI18n('zh', ['ui', 'account', 'messages']);
  await loadTexts(['ui', 'account', 'messages']);
});

describe('a submission', () => {
  it('whose code does not arrive says that nothing was sent', async () => {
    const form = openForm();
    const gone = new ChunkLoadError('gone');
    expect(await outcome(() => form.current.submit([], failing(gone)))).toBeUndefined();
    expect(form.current).toMatchObject({ formError: NOT_ARRIVED, isSending: false });
  });

  it('that breaks in a way nobody foresaw says so, rejects with the error, and can be tried again', async () => {
    const form = openForm();
    const bug = new TypeError('values is undefined');
    expect(await outcome(() => form.current.submit([], failing(bug)))).toBe(bug);
    expect(form.current).toMatchObject({ formError: UNKNOWN, isSending: false });
    await outcome(() => form.current.submit([], () => Promise.resolve([])));
    expect(form.current.formError).toBeUndefined();
  });
});

describe('what is sent beside the form', () => {
  it('is not sent where its code does not arrive, and the form says so', async () => {
    const form = openForm();
    expect(await outcome(() => form.current.attempt(failing(new ChunkLoadError('gone'))))).toBe(false);
    expect(form.current.formError).toBe(NOT_ARRIVED);
  });

  it('rejects with what nobody foresaw, and the form says so', async () => {
    const form = openForm();
    const bug = new TypeError('values is undefined');
    expect(await outcome(() => form.current.attempt(failing(bug)))).toBe(bug);
    expect(form.current.formError).toBe(UNKNOWN);
  });
});
