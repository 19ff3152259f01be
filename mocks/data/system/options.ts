import { testKeys } from '../../crypto/rsa-key';
import { baseRow, type OptionRow } from './rows';
import { DEMO_PASSWORD } from './users';

/** Settings of the back end; the last ones, never sent, are passwords and keys. 示例数据: hosts and accounts of nobody. */
const builtIn: [code: string, name: string, value: string][] = [
  ['def_role', '默认角色编号', 'viewer'],
  // Who wrote a content record may not publish it.
  ['content_second_reviewer', '内容须由他人复核发布', '1'],
  ['storage_type', '文件存储位置', 'local'],
  ['crypto_asymmetric', '非对称加密算法', 'RSA'],
  ['crypto_asymmetric_public_key', '非对称加密公钥', testKeys[0].publicKey],
  ['email_smtp', 'SMTP地址', 'smtp.example.com'],
  ['email_port', 'SMTP端口', '465'],
  ['email_ssl_enable', '开启SSL认证', '1'],
  ['email_account', '邮箱账号', 'sample@example.com'],
  ['email_addresser', '发件人', '示例<sample@example.com>'],
  ['storage_local_domain', '本地存储域名', 'https://files.example.com'],
  ['storage_local_path_prefix', '本地存储路径前缀', ''],
  ['storage_upyun_domain', '又拍云域名', ''],
  ['storage_upyun_path_prefix', '又拍云路径前缀', ''],
  ['storage_upyun_bucket_name', '又拍云仓库名', ''],
  ['storage_upyun_username', '又拍云用户名', ''],
  ['sms_aliyun_access_key', '阿里云短信AccessKey', ''],
  ['sms_aliyun_captcha_template_code', '阿里云短信验证码模版', ''],
  ['sms_aliyun_captcha_sign', '阿里云短信验证码签名', ''],
  ['def_pass', '默认重置密码', DEMO_PASSWORD],
  ['crypto_asymmetric_private_key', '非对称加密私钥', ''],
  ['email_password', '邮箱密码', ''],
  ['storage_upyun_password', '又拍云密码', ''],
  ['sms_aliyun_access_key_secret', '阿里云短信AccessKeySecret', ''],
];

const SECRETS = /pass(word)?$|private_key$|secret$/;

/** 示例数据: parameters that staff may change. */
const open: typeof builtIn = [
  ['sample_notice_days', '示例参数提前提醒天数', '90'],
  ['sample_contact', '示例参数联系方式', 'sample@example.com'],
];

export const options: OptionRow[] = [
  ...builtIn.map(([code, name, value], index) => option(200 + index, code, name, value, '1')),
  ...open.map(([code, name, value], index) => option(300 + index, code, name, value, '0')),
];

function option(
  id: number,
  optionCode: string,
  optionName: string,
  optionValue: string,
  izLock: '0' | '1',
): OptionRow {
  return {
    ...baseRow(String(id)),
    optionCode,
    optionName,
    optionValue,
    izLock,
    izExclude: SECRETS.test(optionCode) ? '1' : '0',
    remark: izLock === '0' ? '示例数据' : null,
  };
}
