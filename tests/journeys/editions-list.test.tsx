import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import EditionsPage from '@/pages/console/editions/editions-page';
import { useApiServer } from '../support/api-server';
import { getEdition, postEdition, uploadEdition } from '../support/editions';
import { signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';

useApiServer();

const PATH = '/content/edition';

const open = (query = '') =>
  openConsolePage({
    page: EditionsPage,
    areas: ['editions', 'content', 'countries'],
    address: PATH + query,
    user: 'editor',
  });

const rowOf = async (importer: string) =>
  within(await screen.findByRole('table', { name: '税则与规则版本' })).findByRole('row', {
    name: new RegExp(` ${importer} `),
  });

/** An edition of Viet Nam for 2027 that the sample editor has saved, and sent to review if so. */
async function nextEdition({ isSent = false } = {}): Promise<void> {
  const editor = await signIn('editor');
  const { version } = await getEdition(editor);
  const values = await uploadEdition(editor, 'viet-nam-2027');
  const saved = await postEdition(editor, 'update', { id: 'VN', version, values });
  if (isSent) expect((await postEdition(editor, 'submit', saved.data)).code).toBe(0);
}

it('an edition in force is listed as it is published, with the draft beside it as a note', async () => {
  await nextEdition();
  await open('?state=published');
  const row = await rowOf('越南');
  expect(row).toHaveTextContent(
    /越南2026年进出口税则汇编.*2026年1月1日至2026年12月31日.*12,004.*已发布.*有草稿/,
  );
  expect(row).not.toHaveTextContent('2027');
  expect(await rowOf('日本')).not.toHaveTextContent('有草稿');
});

it('an edition in review beside the one in force is a note too', async () => {
  await nextEdition({ isSent: true });
  await open('?state=review');
  expect(await rowOf('越南')).toHaveTextContent(/2026年1月1日至2026年12月31日.*已发布.*有新版在审核/);
});

it('the editions that end by a day without a successor are those of the address', async () => {
  await open('?lapse=2026-12-31');
  expect(await screen.findByLabelText('有效期至不晚于（无后续版本）')).toHaveValue('2026-12-31');
  expect(await rowOf('印度尼西亚')).toHaveTextContent(/2022年8月1日至2026年12月31日/);
  const table = screen.getByRole('table', { name: '税则与规则版本' });
  expect(within(table).queryByRole('row', { name: / 日本 / })).toBeNull();
});
