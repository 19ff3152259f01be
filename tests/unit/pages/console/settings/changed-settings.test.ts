import { describe, expect, it } from 'vitest';
import { changedSettings } from '@/pages/console/settings/changed-settings';
import type { Setting } from '@/pages/console/settings/setting-groups';

const SETTINGS: Setting[] = [
  { code: 'host', kind: 'text' },
  { code: 'port', kind: 'port' },
  { code: 'password', kind: 'secret' },
];
const SAVED = { host: 'a', port: null, password: null };

describe('only what was changed is sent', () => {
  it.each([
    ['nothing', SAVED, '', {}],
    ['a text', { ...SAVED, host: 'b' }, '', { host: 'b' }],
    ['an emptied text', { ...SAVED, host: null }, '', { host: '' }],
    ['a new text', { ...SAVED, port: '25' }, '', { port: '25' }],
    [
      'a secret, by what was typed and not by the count in the form',
      { ...SAVED, password: 3 },
      'x',
      { password: 'x' },
    ],
  ])('%s', (_what, typed, secret, expected) =>
    expect(changedSettings(SETTINGS, { saved: SAVED, typed, secretOf: () => secret })).toEqual(expected),
  );
});
