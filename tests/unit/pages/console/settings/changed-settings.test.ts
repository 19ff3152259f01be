import { describe, expect, it } from 'vitest';
import { changedSettings } from '@/pages/console/settings/changed-settings';
import type { Setting } from '@/pages/console/settings/setting-groups';

const SETTINGS: Setting[] = [
  { code: 'email_smtp', kind: 'text' },
  { code: 'email_port', kind: 'port' },
  { code: 'email_password', kind: 'secret' },
];
const SAVED = { email_smtp: 'a', email_port: null, email_password: null };

describe('only what was changed is sent', () => {
  it.each([
    ['nothing', SAVED, '', {}],
    ['a text', { ...SAVED, email_smtp: 'b' }, '', { email_smtp: 'b' }],
    ['an emptied text', { ...SAVED, email_smtp: null }, '', { email_smtp: '' }],
    ['a new text', { ...SAVED, email_port: '25' }, '', { email_port: '25' }],
    [
      'a secret, by what was typed and not by the count in the form',
      { ...SAVED, email_password: 3 },
      'x',
      { email_password: 'x' },
    ],
  ])('%s', (_what, typed, secret, expected) =>
    expect(changedSettings(SETTINGS, { saved: SAVED, typed, secretOf: () => secret })).toEqual(expected),
  );
});
