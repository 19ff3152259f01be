import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offerOthersSaved } from '@/app/others-saved';
import { useNotices } from '@/app/notices';
import { addDrafts } from '@/features/saved/saved-drafts';
import { readSavedFile } from '@/features/saved/saved-file';
import { clearSession, setUser } from '@/features/session/session-store';
import { startI18n } from '@/shared/i18n/i18n';
import { lawAs } from '../features/saved/saved-as';

const sampleLaw = { ...lawAs('cn-law-1', 2), lang: 'zh' as const };
const VIEWER = { userId: '4', username: 'v', avatar: '', roles: [], perms: [], isSuperAdmin: false };
const RULE = 'rcep:draft:3:origin-rule:940620';

beforeEach(async () => {
  clearSession();
  useNotices.setState(useNotices.getInitialState(), true);
  await startI18n('zh', ['saved', 'ui']);
  localStorage.setItem('rcep:draft:3:kept', JSON.stringify([sampleLaw]));
  localStorage.setItem(RULE, '"CTH"');
  localStorage.setItem('rcep:draft:visitor:kept', JSON.stringify([sampleLaw]));
  setUser(VIEWER);
});

const ofTheOther = () => Object.keys(localStorage).filter((key) => key.startsWith('rcep:draft:3:'));

/** jsdom's files have no `text`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(file);
  });

/** Signs in over them and gives the answer; what was saved as a file, if anything. */
async function answer(isConfirmed: boolean | null) {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const offer = offerOthersSaved();
  await vi.waitFor(() => expect(useNotices.getState().question).not.toBeNull());
  const { text, labels } = useNotices.getState().question ?? {};
  useNotices.getState().question?.answer(isConfirmed);
  await offer;
  return { text, labels, file: saved[0] && (await textOf(saved[0])) };
}

describe('M5: signing in over what another user keeps', () => {
  it('offers it as a file first, which that user can import, and deletes it then', async () => {
    const { text, labels, file } = await answer(true);
    expect(text).toMatch(/另一个账号的收藏/);
    expect(labels).toEqual({ confirm: '保存为文件，再删除', cancel: '不保存，直接删除' });
    expect(ofTheOther()).toEqual([]);
    expect(localStorage.getItem('rcep:draft:visitor:kept')).not.toBeNull();

    const read = readSavedFile(file ?? '');
    expect(read).toMatchObject({ ok: true, items: [sampleLaw], drafts: { 'origin-rule:940620': 'CTH' } });
    setUser({ ...VIEWER, userId: '3' });
    expect(addDrafts({ ...(read.ok && read.drafts), 'user:7': 'x', 'bom:../x': 'x' })).toBe(1);
    expect(ofTheOther()).toEqual([RULE]);
    expect(addDrafts({ 'origin-rule:940620': 'CC' })).toBe(0);
    expect(localStorage.getItem(RULE)).toBe('"CTH"');
  });

  it('deletes it without a file where that is chosen', async () => {
    expect((await answer(false)).file).toBeUndefined();
    expect(ofTheOther()).toEqual([]);
  });

  it('closed without an answer it stays, for the next sign-in to ask again', async () => {
    expect((await answer(null)).file).toBeUndefined();
    expect(ofTheOther()).toHaveLength(2);
    await answer(false);
    expect(ofTheOther()).toEqual([]);
  });

  it.each([
    ['the same user', '3'],
    ['nobody known', ''],
  ])('%s is asked nothing', async (_who, userId) => {
    setUser({ ...VIEWER, userId });
    await offerOthersSaved();
    expect(useNotices.getState().question).toBeNull();
    expect(ofTheOther()).toHaveLength(2);
  });
});
