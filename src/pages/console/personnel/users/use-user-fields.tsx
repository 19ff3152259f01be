import { Input } from 'antd';
import type { UserRow } from '@/features/users/users-schema';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, minBytes, pattern, required } from '@/shared/validation/rules';
import { secretRules } from '@/shared/console-ui/edit/secret/secret';
import type { Secret } from '@/shared/console-ui/edit/secret/secret';
import { SecretInput } from '@/shared/console-ui/edit/secret/secret-input';

/** The fields of a user with the server's rules (its codes 98xx). Fields the server never empties stay required. */
export function useUserFields(user: UserRow | null, password: Secret): readonly EditField[] {
  const { t } = useTexts('personnel');
  const isNew = user === null;
  /** Number, mobile and mail: the server ignores an empty value, so emptying one would only look like a change. */
  const orEmpty = (value: string | null | undefined) =>
    value ? { rules: [required], hint: t('user.cannotEmpty') } : { rules: [] };
  const [no, mobile, email] = [orEmpty(user?.no), orEmpty(user?.mobile), orEmpty(user?.email)];
  return [
    {
      name: 'username',
      label: t('user.username'),
      hint: t(isNew ? 'user.usernameHint' : 'user.usernameFixed'),
      input: <Input disabled={!isNew} autoComplete="off" />,
      rules: isNew ? [required, pattern('code'), minBytes(4), maxBytes(32)] : [],
    },
    ...(isNew
      ? [
          {
            name: 'password',
            label: t('user.password'),
            hint: t('user.passwordHint'),
            input: <SecretInput secret={password} />,
            rules: secretRules(password),
          },
        ]
      : []),
    {
      name: 'realName',
      label: t('user.realName'),
      input: <Input autoComplete="off" />,
      rules: [required, pattern('name'), maxBytes(50)],
    },
    {
      name: 'no',
      label: t('user.no'),
      input: <Input autoComplete="off" />,
      hint: no.hint,
      rules: [...no.rules, pattern('code'), maxBytes(32)],
    },
    {
      name: 'mobile',
      label: t('user.mobile'),
      input: <Input type="tel" autoComplete="off" />,
      hint: mobile.hint ?? t('user.takenOver'),
      rules: [...mobile.rules, pattern('mobile')],
    },
    {
      name: 'email',
      label: t('user.email'),
      input: <Input type="email" autoComplete="off" />,
      hint: email.hint ?? t('user.takenOver'),
      rules: [...email.rules, pattern('email'), maxBytes(100)],
    },
    { name: 'remark', label: t('user.remark'), input: <Input.TextArea rows={2} />, rules: [maxBytes(255)] },
    { name: 'sign', label: t('user.sign'), input: <Input />, rules: [maxBytes(255)] },
  ];
}
