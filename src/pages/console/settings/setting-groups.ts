import type { KeyBelow } from '@/shared/i18n/text-keys';

/** How a setting is entered. A secret is never shown, and saved only if something was typed. */
type SettingKind = 'text' | 'secret' | 'yesNo' | 'storage' | 'url' | 'port' | 'host' | 'sender';

/** A setting of the back end, by its code. */
export interface Setting {
  code: KeyBelow<'settings', 'name'>;
  kind: SettingKind;
  isRequired?: boolean;
}

/** The settings that are changed together, in the order in which they are shown. */
export const SETTING_GROUPS = {
  defaults: [
    { code: 'def_pass', kind: 'secret' },
    { code: 'def_role', kind: 'text', isRequired: true },
    { code: 'storage_type', kind: 'storage', isRequired: true },
  ],
  email: [
    { code: 'email_smtp', kind: 'host', isRequired: true },
    { code: 'email_port', kind: 'port', isRequired: true },
    { code: 'email_ssl_enable', kind: 'yesNo', isRequired: true },
    { code: 'email_account', kind: 'text' },
    { code: 'email_password', kind: 'secret' },
    { code: 'email_addresser', kind: 'sender', isRequired: true },
  ],
  local: [
    { code: 'storage_local_domain', kind: 'url', isRequired: true },
    { code: 'storage_local_path_prefix', kind: 'text' },
  ],
  upyun: [
    { code: 'storage_upyun_domain', kind: 'url', isRequired: true },
    { code: 'storage_upyun_path_prefix', kind: 'text' },
    { code: 'storage_upyun_bucket_name', kind: 'text', isRequired: true },
    { code: 'storage_upyun_username', kind: 'text', isRequired: true },
    { code: 'storage_upyun_password', kind: 'secret' },
  ],
  sms: [
    { code: 'sms_aliyun_access_key', kind: 'text', isRequired: true },
    { code: 'sms_aliyun_access_key_secret', kind: 'secret' },
    { code: 'sms_aliyun_captcha_template_code', kind: 'text', isRequired: true },
    { code: 'sms_aliyun_captcha_sign', kind: 'text', isRequired: true },
  ],
} as const satisfies Record<string, readonly Setting[]>;

export type SettingGroup = keyof typeof SETTING_GROUPS;

/** The tabs of the page, in their order (contract §5). */
export const SETTING_TABS = ['defaults', 'crypto', 'email', 'storage', 'sms'] as const;
export type SettingTab = (typeof SETTING_TABS)[number];

/** The groups of a tab; that of the keys has a part of its own. */
export const GROUPS_OF: Readonly<Record<SettingTab, readonly SettingGroup[]>> = {
  defaults: ['defaults'],
  crypto: [],
  email: ['email'],
  storage: ['local', 'upyun'],
  sms: ['sms'],
};

/** The tab in an address (`?tab=`); the first by default. */
export const tabAt = (params: URLSearchParams): SettingTab =>
  SETTING_TABS.find((tab) => tab === params.get('tab')) ?? SETTING_TABS[0];
