import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { assumedSession } from '@/features/session/assumed-session';
import { holdsPerm, mayUse } from '@/features/session/permission';
import { Permitted, useHoldsPerm, usePermission } from '@/features/session/permitted';
import { clearSession, setUser, useSession } from '@/features/session/session-store';

const editor = { roles: ['editor'], perms: ['system_dict_insert'], isSuperAdmin: false };
const nobody = { roles: [], perms: [], isSuperAdmin: false };
const superAdmin = { ...nobody, isSuperAdmin: true };

describe('"if it has no permission list or the user holds at least one listed permission"', () => {
  it.each([
    ['no list', editor, undefined, true],
    ['an empty list', nobody, [], true],
    ['a role', editor, ['editor'], true],
    ['a permission', editor, ['system_dict_insert'], true],
    ['one of several', editor, ['admin', 'system_dict_insert'], true],
    ['none of them', editor, ['admin', 'system_dict_delete'], false],
    ['the beginning of a granted one', editor, ['system_dict'], false],
    ['anything, as a super admin', superAdmin, ['admin'], true],
    ['anything, as nobody', nobody, ['admin'], false],
  ])('%s', (_what, holder, permissions, expected) => expect(mayUse(holder, permissions)).toBe(expected));
});

describe('"Global check by perms string is true only if perms include it"', () => {
  it.each([
    ['a permission', editor, 'system_dict_insert', true],
    ['a role is none', editor, 'editor', false],
    ['another permission', editor, 'system_dict_delete', false],
    ['the empty text', editor, '', false],
    ['a super admin without it', superAdmin, 'system_dict_delete', false],
    ['a super admin with it', { ...superAdmin, perms: ['system_dict_delete'] }, 'system_dict_delete', true],
  ])('%s', (_what, holder, perm, expected) => expect(holdsPerm(holder, perm)).toBe(expected));
});

describe('"With login interception disabled the single role admin is assumed"', () => {
  it('admin is role and permission', () => {
    const session = assumedSession();
    expect(session.roles).toEqual(['admin']);
    expect(mayUse(session, ['admin'])).toBe(true);
    expect(holdsPerm(session, 'admin')).toBe(true);
    expect(mayUse(session, ['editor'])).toBe(false);
  });
});

describe('"A permission directive hides an element unless the user holds at least one given permission"', () => {
  beforeEach(clearSession);

  function Probe() {
    const [may, holds] = [usePermission(['editor']), useHoldsPerm('editor')];
    return (
      <>
        <Permitted anyOf={['system_dict_insert', 'admin']}>insert</Permitted>
        <Permitted anyOf={[]}>everybody</Permitted>
        {may && <p>may</p>}
        {holds && <p>holds</p>}
      </>
    );
  }

  it('as the permissions are now', () => {
    const { container } = render(<Probe />);
    expect(container).toHaveTextContent(/^everybody$/);
    act(() => setUser({ userId: '3', username: 'A', avatar: '', ...editor }));
    expect(container).toHaveTextContent('inserteverybodymay');
    expect(screen.queryByText('holds')).not.toBeInTheDocument();
    act(() => useSession.setState({ perms: [] }));
    expect(container).not.toHaveTextContent('insert');
    act(clearSession);
    expect(container).toHaveTextContent(/^everybody$/);
  });
});
