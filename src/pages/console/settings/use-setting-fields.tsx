import { Input, Radio, Select } from 'antd';
import type { ReactElement } from 'react';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import type { Secret } from '@/shared/console-ui/edit/secret/secret';
import { SecretInput } from '@/shared/console-ui/edit/secret/secret-input';
import { useTexts } from '@/shared/i18n/use-texts';
import { holds, maxBytes, pattern, required } from '@/shared/validation/rules';
import type { FieldRule } from '@/shared/validation/rules';
import { isHost, isSender } from './mail-address';
import type { Setting } from './setting-groups';

const HINTS = ['def_pass', 'def_role', 'email_addresser', 'storage_local_domain'] as const;

/** The fields of settings; a secret is stored in `secretOf` alone, and stays as it is if nothing is typed. */
export function useSettingFields(
  settings: readonly Setting[],
  secretOf: (code: string) => Secret,
): readonly EditField[] {
  const { t } = useTexts(['settings', 'console', 'ui']);
  const hintOf = (code: Setting['code']) => {
    const hinted = HINTS.find((each) => each === code);
    return hinted !== undefined && t(`hint.${hinted}`);
  };
  return settings.map(({ code, kind, isRequired }) => ({
    name: code,
    label: t(`name.${code}`),
    hint: [hintOf(code), kind === 'secret' && t('secretHint')]
      .filter((text) => text !== false)
      .join(t('ui:sentenceSpace')),
    input: inputOf(code, kind),
    rules: [
      ...(isRequired ? [required] : []),
      ...rulesOf(kind),
      ...(code === 'def_pass' ? [strongPassword(secretOf(code))] : []),
    ],
  }));

  function inputOf(code: Setting['code'], kind: Setting['kind']): ReactElement {
    if (kind === 'secret') return <SecretInput secret={secretOf(code)} />;
    if (kind === 'storage')
      return (
        <Select
          options={(['local', 'upYun'] as const).map((value) => ({
            value,
            label: t(`storage.${value}`),
          }))}
        />
      );
    if (kind === 'yesNo')
      return (
        <Radio.Group
          aria-label={t(`name.${code}`)}
          options={[
            { value: '1', label: t('console:yes') },
            { value: '0', label: t('console:no') },
          ]}
        />
      );
    return <Input autoComplete="off" />;
  }
}

function rulesOf(kind: Setting['kind']): readonly FieldRule[] {
  if (kind === 'url') return [pattern('url'), maxBytes(10_000)];
  if (kind === 'port') return [pattern('port')];
  if (kind === 'host') return [holds(isHost, 'settings:problem.host')];
  if (kind === 'sender') return [holds(isSender, 'settings:problem.sender')];
  return kind === 'text' ? [maxBytes(10_000)] : [];
}

/** The default password has to pass the rule of every password (code 9821). */
const strongPassword =
  (secret: Secret): FieldRule =>
  () =>
    pattern('securityPassword')(secret.read());
