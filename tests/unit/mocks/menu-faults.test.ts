import { afterEach, describe, expect, it } from 'vitest';
import { resetDb } from '../../../mocks/db';
import { setScenario } from '../../../mocks/scenarios';
import { issueToken } from '../../../mocks/tokens';
import { requestMocks } from '../../support/request-mocks';

afterEach(resetDb);

interface Node {
  id: string;
  component: string | null;
  children?: Node[];
}

const requested = async (path: string, method: 'GET' | 'POST'): Promise<{ code: number; data: unknown }> => {
  const { accessToken } = issueToken({ uid: '2', username: 'admin' });
  const headers = { 'T-Authorization': accessToken };
  return (await requestMocks(path, { method, headers })).json();
};
const tree = async () => (await requested('/api/v1/system/menu/findMenuTree', 'POST')).data as Node[];
const ids = (nodes: Node[]) => nodes.map(({ id }) => id);
const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

/** Ids from the first-level entry down the first children. */
function line(node: Node | undefined): string[] {
  return node === undefined ? [] : [node.id, ...line(node.children?.[0])];
}

async function usualAnd(name: string): Promise<[usual: Node[], sent: Node[]]> {
  const usual = await tree();
  setScenario(name);
  return [usual, await tree()];
}

describe('deviations of the menu', () => {
  it('menu-empty: no entry', async () => {
    setScenario('menu-empty');
    expect(await tree()).toEqual([]);
  });

  it('menu-malformed: wrong types beside all good entries', async () => {
    const [usual, sent] = await usualAnd('menu-malformed');
    expect(sent).toEqual(expect.arrayContaining([null, 'menu', 42, ...usual]));
    expect(sent).toContainEqual(expect.objectContaining({ id: 'bad-path', path: 5 }));
    expect(sent).toContainEqual(expect.objectContaining({ id: 'bad-meta', meta: 'title' }));
    expect(sent).toContainEqual(expect.objectContaining({ path: 'javascript:alert(1)' }));
  });

  it('menu-large: 1,000 entries, each with its own id', async () => {
    setScenario('menu-large');
    const all = ids(flat(await tree()));
    expect([all.length, new Set(all).size]).toEqual([1000, 1000]);
  });

  it('menu-deep: ten levels', async () => {
    const [usual, sent] = await usualAnd('menu-deep');
    expect(ids(sent.slice(0, -1))).toEqual(ids(usual));
    expect(line(sent.at(-1))).toHaveLength(10);
  });

  it('menu-cyclic: a child repeats the id of its ancestor, several levels', async () => {
    const [usual, sent] = await usualAnd('menu-cyclic');
    const [two, three] = sent.slice(usual.length).map(line);
    expect(two?.slice(0, 5)).toEqual(['cycle-a', 'cycle-b', 'cycle-a', 'cycle-b', 'cycle-a']);
    expect(three?.slice(0, 4)).toEqual(['cycle-c', 'cycle-d', 'cycle-e', 'cycle-c']);
  });

  it('menu-unknown-component: components that no console has, beside one that all have', async () => {
    const [, sent] = await usualAnd('menu-unknown-component');
    const components = flat([sent.at(-1)!]).map(({ component }) => component);
    expect(components).toContain('views/modules/sample/nowhere/index');
    expect(components).toContain('SampleLayout');
    expect(components).toContain('views/modules/system/dictManagement/index');
  });

  it('touch no other call, and leave a refusal as it is', async () => {
    setScenario('menu-empty');
    expect((await requested('/api/v1/system/user/getInfo', 'GET')).data).toMatchObject({ username: 'admin' });
    const refused = await requestMocks('/api/v1/system/menu/findMenuTree', { method: 'POST' });
    expect(await refused.json()).toMatchObject({ code: 401 });
  });
});

describe('deviations of the user', () => {
  const info = () => requested('/api/v1/system/user/getInfo', 'GET');

  it('user-info-empty: success without data', async () => {
    setScenario('user-info-empty');
    expect(await info()).toMatchObject({ code: 0, data: null });
  });

  it('user-info-no-roles: a user without the list', async () => {
    setScenario('user-info-no-roles');
    const { data } = await info();
    expect(data).toMatchObject({ realName: '示例管理员' });
    expect(data).not.toHaveProperty('roles');
  });

  it('perms-empty: roles, but no permission', async () => {
    setScenario('perms-empty');
    expect((await info()).data).toMatchObject({ roles: ['admin'], perms: [] });
  });

  it('touch neither the menu nor the information about others', async () => {
    setScenario('user-info-empty');
    expect(await tree()).not.toEqual([]);
    expect((await requested('/api/v1/system/user/getInfoById?userId=3', 'GET')).data).not.toBeNull();
  });
});
