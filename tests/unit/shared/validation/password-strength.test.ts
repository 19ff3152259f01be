// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength, type WeakPoint } from '@/shared/validation/password-strength';

describe('password strength 0 to 4, the levels of the dictionary password_level', () => {
  it.each<[string, number, WeakPoint[]]>([
    ['', 0, ['short', 'lowercase', 'uppercase', 'digit', 'special']],
    ['Aa1.x', 0, ['short']],
    ['mqzkwp', 0, ['short', 'uppercase', 'digit', 'special']],
    ['mqzkwpxnvbht', 0, ['uppercase', 'digit', 'special']],
    ['mqzkw7', 1, ['short', 'uppercase', 'special']],
    ['mqzkwpxnvbh7', 2, ['uppercase', 'special']],
    ['Mqzkw7', 2, ['short', 'special']],
    ['Mqzkw7.', 3, ['short']],
    ['Mqzkwpxnvb7.', 4, []],
  ])('%j has level %i', (password, level, weakPoints) =>
    expect(passwordStrength(password)).toEqual({ level, weakPoints }),
  );

  it.each<[string, number, WeakPoint[]]>([
    ['Mqzkwpxnvb7...', 3, ['repeated']],
    ['Mqzkw1234vb7.', 3, ['sequence']],
    ['Mqzkw4321vb7.', 3, ['sequence']],
    ['MQWErqzk-vb7.', 3, ['sequence']],
    ['Aaa.1234zzzz', 2, ['repeated', 'sequence']],
    ['aaaaaa', 0, ['short', 'uppercase', 'digit', 'special', 'repeated']],
  ])('%j loses a level for each habit, to %i', (password, level, weakPoints) =>
    expect(passwordStrength(password)).toEqual({ level, weakPoints }),
  );

  it('is 4 exactly where nothing is left to better', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 24 }), (password) => {
        const { level, weakPoints } = passwordStrength(password);
        expect(level === 4).toBe(weakPoints.length === 0);
      }),
    );
  });
});
