import { expect } from 'vitest';
import { permsOf, roleIdsOf } from '../../mocks/handlers/system/access';
import { system } from '../../mocks/handlers/system/state';
import { signIn } from './system-client';

/** Signs in as a user who has the authorities that are fit, and no others. Returns the token. */
export async function signInWith(isFit: (authority: string) => boolean): Promise<string> {
  const token = await signIn('viewer');
  const viewer = system().users.find(({ username }) => username === 'viewer');
  const fit = system().menus.filter(({ permissions }) => permissions === null || isFit(permissions));
  for (const role of viewer === undefined ? [] : roleIdsOf(viewer))
    system().roleMenus.set(
      role,
      fit.map(({ id }) => id),
    );
  expect(viewer && permsOf(viewer).every(isFit)).toBe(true);
  return token;
}
