import { describe, expect, it } from 'vitest';
import { editingEndpoint, type Editor } from '@/features/editing/editing-schema';
import { controlFunctions } from '../../mocks/controls';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const VIEWERS = '3';
const REFUSED = 100210;

const edit = async (token: string, kind: string, more: object = {}) =>
  (await call<Editor[]>('POST', '/api/v1/content/editing', { token, body: { kind, recordId: '3', ...more } }))
    .json;

/** Signs a viewer in whose role has one menu entry with only these buttons. */
async function viewerWith(entry: string, ...buttons: string[]): Promise<string> {
  const permsIds = [entry, ...buttons.map((button) => `${entry}-${button}`)];
  const body = { roleId: VIEWERS, permsIds };
  const token = await signIn('system');
  expect((await call('POST', '/api/v1/system/role/perms/setPerms', { token, body })).json.code).toBe(0);
  return signIn('viewer');
}

describe.each([
  ['system.user', '11'],
  ['system.role', '12'],
  ['system.org', '13'],
  ['system.tenant', '14'],
  ['system.menu', '2'],
  ['system.dict', '3'],
  ['system.dict.detail', '3'],
  ['system.options', '4'],
  ['system.area', '6'],
])('somebody is editing, kind %s', (kind, entry) => {
  it('names who may change the record and edits it, for a minute after their last call', async () => {
    const [system, other] = [await signIn('system'), await viewerWith(entry, 'select', 'update')];
    expect((await edit(other, kind)).data).toEqual([]);
    const { data } = await edit(system, kind);
    expect(editingEndpoint.data.parse(data)).toEqual(data);
    expect(data).toMatchObject([{ name: '示例访客' }]);
    expect((await edit(system, kind, { recordId: '4' })).data).toEqual([]);
    controlFunctions.advance(61_000);
    expect((await edit(system, kind)).data).toEqual([]);
  });

  it('ends when the record is left', async () => {
    const [system, other] = [await signIn('system'), await viewerWith(entry, 'select', 'update')];
    await edit(other, kind);
    await edit(other, kind, { isOver: true });
    expect((await edit(system, kind)).data).toEqual([]);
  });

  it('does not name who may only read, and refuses who may not even do that', async () => {
    const [system, reader] = [await signIn('system'), await viewerWith(entry, 'select')];
    await edit(system, kind);
    expect((await edit(reader, kind)).data).toHaveLength(1);
    expect((await edit(system, kind)).data).toEqual([]);
    expect((await edit(await viewerWith(entry, 'update'), kind)).code).toBe(REFUSED);
  });
});

it('kinds with a common authority have marks of their own', async () => {
  const [system, other] = [await signIn('system'), await viewerWith('3', 'select', 'update')];
  await edit(other, 'system.dict');
  expect((await edit(system, 'system.dict.detail')).data).toEqual([]);
});

it.each(['system', 'system.', 'system.no-such', 'user'])('refuses the unknown kind "%s"', async (kind) => {
  expect((await edit(await signIn('system'), kind)).code).toBe(REFUSED);
});
