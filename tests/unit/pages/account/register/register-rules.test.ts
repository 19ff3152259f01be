import { describe, expect, it } from 'vitest';
import { isNewPassword, SIGN_UP_PASSWORD_RULES } from '@/pages/account/register/password-rules';
import { registerFailure, sendFailure } from '@/pages/account/register/register-failure';
import { wrongValues } from '@/pages/account/register/register-values';
import { BusinessError, NetworkError } from '@/shared/api/client/api-errors';

const good = { username: 'new_user1', mobile: '13912345678', code: '123456', password: 'Aa123456' };

describe('specification §5: "password 6-20 characters with lowercase, uppercase and digit"', () => {
  it.each([
    ['Aa1234', []],
    ['Aa 12345678901234567', []],
    ['Aa123', ['length']],
    ['Aa1234567890123456789', ['length']],
    ['AA1234', ['lower']],
    ['aa1234', ['upper']],
    ['Aaaaaa', ['digit']],
    ['', ['length', 'lower', 'upper', 'digit']],
  ])('%s lacks %j', (password, lacking) => {
    expect(SIGN_UP_PASSWORD_RULES.filter(({ isMet }) => !isMet(password)).map(({ id }) => id)).toEqual(
      lacking,
    );
    expect(isNewPassword(password)).toBe(lacking.length === 0);
  });
});

describe('what is wrong before anything is sent', () => {
  it.each([
    [{}, []],
    [{ username: '' }, ['register.usernameMissing']],
    [{ username: 'abc' }, ['register.usernameInvalid']],
    [{ username: 'a'.repeat(33) }, ['register.usernameInvalid']],
    [{ username: '名字名字' }, ['register.usernameInvalid']],
    [{ mobile: '' }, ['mobile.missing']],
    [{ mobile: '23912345678' }, ['mobile.invalid']],
    [{ mobile: '1391234567' }, ['mobile.invalid']],
    [{ code: '' }, ['code.missing']],
    [{ password: '' }, ['password.missing']],
    [{ password: 'aaaaaa', mobile: 'x' }, ['mobile.invalid', 'register.passwordInvalid']],
  ])('%j: %j', (change, keys) => {
    expect(wrongValues({ ...good, ...change }).map(({ text }) => text.key)).toEqual(keys);
  });

  it('one field can be looked at alone', () => {
    expect(wrongValues({ username: '', mobile: '', code: '', password: '' }, 'mobile')).toEqual([
      { field: 'mobile', text: { key: 'mobile.missing' } },
    ]);
  });
});

describe('a refusal of the server is at its field', () => {
  it.each([
    [20300, 'username'],
    [9801, 'username'],
    [9830, 'username'],
    [9831, 'username'],
    [20319, 'mobile'],
    [9813, 'mobile'],
    [12100, 'code'],
    [12201, 'code'],
    [12203, 'code'],
    [9821, 'password'],
    [10700, null],
    [-1, null],
  ])('%i at %s, in the words of the server', (code, field) => {
    expect(registerFailure(new BusinessError(code, '服务器的话'))).toMatchObject({
      field,
      text: { serverText: '服务器的话' },
    });
  });

  it('a failure of the network is below the form, one of sending beside its button', () => {
    expect(registerFailure(new NetworkError('x'))).toMatchObject({ field: null });
    expect(sendFailure(new NetworkError('x'))).toMatchObject({ field: 'code' });
    expect(sendFailure(new BusinessError(9813, null))).toMatchObject({ field: 'mobile' });
  });
});
