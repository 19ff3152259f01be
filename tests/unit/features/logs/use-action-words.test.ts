import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionOf } from '@/features/logs/use-action-words';
import { LANGUAGES } from '@/shared/i18n/languages';
import { actionName } from '../../../../mocks/action-log/action-names';

describe('an action of the log', () => {
  it('is known by the method of the server', () => {
    expect(actionOf('LawRestApi.submit')).toEqual({ subject: 'Law', verb: 'submit' });
    expect(actionOf('RoleMenuRefRestApi.setPerms')).toEqual({ subject: 'RoleMenuRef', verb: 'set' });
  });

  it.each([null, undefined, '', 'LawRestApi', 'LawRestApi.toString', 'Other.submit'])(
    'is none of the product: %s',
    (method) => expect(actionOf(method)).toBeNull(),
  );

  it.each(LANGUAGES)('has words for all that is logged: %s', (language) => {
    const { subject, did } = JSON.parse(
      readFileSync(`src/shared/i18n/locales/${language}/logs.json`, 'utf8'),
    ) as { subject: Record<string, string>; did: Record<string, string> };
    const paths = [
      ...['law', 'news', 'riskCase', 'riskWarning', 'pair', 'synonym', 'source', 'standard', 'indexInput']
        .flatMap((kind) =>
          ['submit', 'sendBack', 'publish', 'importAll'].map((verb) => [kind, verb].join('/')),
        )
        .map((path) => `content/${path}`),
      'content/edition/confirm',
      'content/queue/dismissSearch',
      'system/user/resetPasswordById',
      'system/user/roles/setRoles',
      'system/user/org/setOrg',
      'system/role/perms/setPerms',
      'system/role/insert',
      'system/menu/del',
      'system/org/update',
      'system/dict/detail/delAll',
      'system/dict/del',
      'system/tenant/enableTenant',
      'system/area/insert',
      'system/options/updateOptions',
    ];
    for (const path of paths) {
      const action = actionOf(actionName(`/api/v1/${path}`)?.method);
      expect([path, subject[action?.subject ?? ''], did[action?.verb ?? '']]).toEqual([
        path,
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ]);
    }
  });
});
