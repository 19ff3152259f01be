import { expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { EDITION_COLUMNS, EDITION_LINES, getEdition, postEdition, uploadEdition } from '../support/editions';
import { useLimitedStorage } from '../support/limited-storage';
import { signIn } from '../support/system-client';

useApiServer();
const storage = useLimitedStorage();

it('20959: lines without room are refused, no later call is, and they can be uploaded again', async () => {
  const editor = await signIn('editor');
  const upload = { file: 'tariff-2027', part: 0, parts: 1, columns: EDITION_COLUMNS, rows: EDITION_LINES };
  storage.full = 'edition-lines';
  const refused = await postEdition(editor, 'uploadLines', upload);
  expect(refused).toMatchObject({ code: 20959, msg: '存储空间已满，没有保存。请清理存储空间后再试' });
  storage.full = null;
  const { version, values } = await getEdition(editor);
  const again = await postEdition(editor, 'update', {
    id: 'VN',
    version,
    values: { ...values, title: 'New' },
  });
  expect(again.code).toBe(0);
  await uploadEdition(editor, 'tariff-2027');
});

it('20959: a confirmation without room is refused, and the edition is not confirmed', async () => {
  const admin = await signIn('admin');
  const { version } = await getEdition(admin, 'MY');
  storage.full = 'content-edition';
  const body = { id: 'MY', version, file: 'packed-my', document: 'Decree 1/2027', date: '2026-12-22' };
  expect((await postEdition(admin, 'confirm', body)).code).toBe(20959);
  expect((await getEdition(admin, 'MY')).values['mark']).toBe('unchecked');
});
