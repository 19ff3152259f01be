/** What the shapes of a call of the system do not say. */
export interface SystemNote {
  /** The authority that a user needs; null: every signed-in user may, and visitors where the call is public. */
  authority: string | null;
  /** The codes of a refusal beside 401 and 100210. */
  errors: readonly number[];
  /** Its rules, in sentences. */
  rules?: string;
}

const open = (errors: readonly number[] = [], rules?: string): SystemNote => ({
  authority: null,
  errors,
  ...(rules !== undefined && { rules }),
});

const only = (authority: string, errors: readonly number[] = [], rules?: string): SystemNote => ({
  ...open(errors, rules),
  authority,
});

const PAGE = [9802];
const ENCRYPTED = [10_703, 10_704];
const OPENED = [100_202, 100_204, 12_105, 12_108, 12_109, 12_110];
const BELOW = 'Everything below is deleted too.';
const OWN_OF_DES =
  'The answer is base64 of DES with the key of the server: `accessToken`, and `expiresAtTs` in milliseconds.';
const MANY = '`ids` are joined by commas.';

const accounts: Record<string, SystemNote> = {
  'POST /system/login': open(
    [9800, 9830, 9831, ...ENCRYPTED, 12_104, 12_202, 12_203, 12_201, 12_100, 100_203, ...OPENED],
    `Checks come in this order: payload, values, lock (12104), captcha, user (100202), password (100203), account (100204), tenant, roles. From three failed logins on the captcha is required, see \`slipCount\`; five lock the name for 300 seconds. Failed logins are counted by the name as typed, and forgotten 300 seconds after the last, or after a login. ${OWN_OF_DES}`,
  ),
  'POST /system/login-by-code': open(
    [-1, 9800, 9830, ...ENCRYPTED, 12_098, 12_201, 12_100, ...OPENED],
    `\`principal\` is a mobile number or a mail address, else -1. The code is used up by a login; a wrong one leaves it. ${OWN_OF_DES}`,
  ),
  'GET /system/slipCount': open([], 'For any name, whether a user has it or not.'),
  'POST /system/logout': open([], 'Only this token ends.'),
  'POST /register': open(
    [...ENCRYPTED, 9800, 9801, 9813, 9821, 9830, 9831, 20_300, 20_319, 12_201, 12_100],
    'Not a call of opsli-boot. The code was sent by `common/mobile/create-code`, of type 0 or 1. The account is enabled, has the user name as its name and the role of the setting `def_role`. Nobody is signed in by it.',
  ),
  'GET /api/v1/common/public-key': open([], 'The key in base64, without PEM lines.'),
  'POST /api/v1/common/email/create-code': open(
    [...ENCRYPTED, 9800, 9812, 12_098, 12_099],
    'To any address. One call a second. `type` 0 is for a login, 1 for an identity.',
  ),
  'POST /api/v1/common/mobile/create-code': open(
    [...ENCRYPTED, 9800, 9813, 12_098, 12_099],
    'To any number. One call a second. `type` 0 is for a login, 1 for an identity.',
  ),
  ...Object.fromEntries(
    ['email', 'mobile'].flatMap((way) => [
      [
        `POST /api/v1/operation/auth/${way}/create-code/{type}`,
        open([12_098, 12_099], 'To the address of the user. One call a second.'),
      ],
      [
        `POST /api/v1/operation/auth/${way}/check-code/{type}/{code}`,
        open([12_098, 12_201, 12_100], 'data is a certificate, valid once within ten minutes.'),
      ],
    ]),
  ),
  'GET /ad/getList': open([], 'Not a call of opsli-boot. Success has the code 200.'),
  'POST /api/v1/tools/oss/upload': open([-1], 'multipart/form-data with one `file`, at most 10 MB.'),
  'GET /api/v1/system/user/getInfo': open(),
  'GET /api/v1/system/user/getOrg': open(),
  'GET /api/v1/system/user/getOrgByUserId': open(),
  'GET /api/v1/system/user/get': open([], 'null for an unknown id; without the password.'),
  'POST /api/v1/system/user/updateSelf': open([9800, 9816, 9830, 20_311, 10_100]),
  'POST /api/v1/system/user/updateAvatar': open([9800, 9818, 9830]),
  'POST /api/v1/system/user/updatePassword': open([...ENCRYPTED, 9800, 9821, 9830, 20_301, 20_302]),
  'POST /api/v1/system/user/updatePasswordByForget': open(
    [...ENCRYPTED, 12_097],
    'The strength of the password is not checked by the server.',
  ),
  'POST /api/v1/system/user/updateEmail': open(
    [...ENCRYPTED, 9800, 9812, 9830, 20_317, 12_097, 12_201, 12_100, 20_320],
    'The certificate is used up even if the code is wrong.',
  ),
  'POST /api/v1/system/user/updateMobile': open(
    [...ENCRYPTED, 9800, 9813, 20_318, 12_097, 12_201, 12_100, 20_319],
    'The certificate is used up even if the code is wrong.',
  ),
};

const users: Record<string, SystemNote> = {
  'GET /api/v1/system/user/findPage': only(
    'system_user_select',
    PAGE,
    'Without the user, the super administrator and administrators of tenants. `orgIdGroup` is org_all, org_null, or the ids from the root to an organisation.',
  ),
  'POST /api/v1/system/user/insert': only(
    'system_user_insert',
    [9800, 9801, 9812, 9813, 9816, 9821, 9830, 9831, 20_300, 20_306],
    'The user gets the role of the setting `def_role`.',
  ),
  'POST /api/v1/system/user/update': only(
    'system_user_update',
    [9800, 9801, 9812, 9813, 9816, 9830, 9831, 20_300, 20_306, 10_100],
    'A number or address that another user has is taken from that user, without an error.',
  ),
  'POST /api/v1/system/user/del': only('system_user_delete', [...ENCRYPTED, 20_312, 20_313, 10_100]),
  'POST /api/v1/system/user/delAll': only('system_user_delete', [...ENCRYPTED, 20_312, 20_313, 10_100], MANY),
  'POST /api/v1/system/user/enableAccount': only('system_user_enable', [
    ...ENCRYPTED,
    9800,
    20_312,
    20_313,
    20_316,
  ]),
  'POST /api/v1/system/user/updatePasswordById': only('system_user_updatePassword', [
    ...ENCRYPTED,
    9800,
    9821,
    20_316,
  ]),
  'POST /api/v1/system/user/resetPasswordById': only(
    'system_user_resetPassword',
    [...ENCRYPTED, 20_311, 20_316],
    'The password becomes the setting `def_pass`, which is named in `msg`.',
  ),
  'GET /api/v1/system/user/roles/getRoles': only('system_user_setRole'),
  'POST /api/v1/system/user/roles/setRoles': only('system_user_setRole', [20_303, 20_304]),
  'POST /api/v1/system/user/org/setOrg': only('system_user_setOrg', [20_303, 20_307]),
};

/** Calls of one noun with the authorities `<prefix>_<right>`. */
const calls = (
  noun: string,
  rows: readonly [call: string, right: string | null, errors?: readonly number[], rules?: string][],
  prefix = `system_${noun}`,
): Record<string, SystemNote> =>
  Object.fromEntries(
    rows.map(([call, right, errors, rules]) => [
      call.replace(' ', ` /api/v1/system/${noun}/`),
      right === null ? open(errors, rules) : only(`${prefix}_${right}`, errors, rules),
    ]),
  );

const ROLE = [9800, 9801, 9816, 9830, 20_200];
const MENU = [9800, 9801, 9802, 9816, 9830, 20_050, 20_052];
const DETAIL = [9800, 9801, 9802, 9816, 9830, 20_101];
const ORG = [9800, 9801, 9802, 9816, 9830, 20_500];

const administration: Record<string, SystemNote> = {
  ...calls('role', [
    ['GET findPage', 'select', PAGE],
    ['GET get', 'select'],
    ['POST insert', 'insert', ROLE],
    ['POST update', 'update', [...ROLE, 10_100]],
    ['POST del', 'delete', [20_203, 10_100]],
    ['POST delAll', 'delete', [20_203, 10_100], MANY],
    ['GET perms/getPerms', 'setMenuPerms', [], 'Only the ids without children, those of ticked leaves.'],
    ['POST perms/setPerms', 'setMenuPerms', [20_201], '`permsIds` has all ids, those of parents too.'],
  ]),
  ...calls('menu', [
    ['POST findMenuTree', null, [], 'The entries of the roles of the user, without buttons.'],
    ['GET getMenuAndPermsTree', null],
    ['GET findMenuTreePageByLazy', 'select'],
    ['GET findMenuTreeByLazy', 'select'],
    ['GET findList', 'select'],
    ['GET findPage', 'select', PAGE],
    ['GET get', 'select'],
    ['POST insert', 'insert', MENU],
    ['POST update', 'update', [...MENU, 20_051, 10_100]],
    ['POST del', 'delete', [20_051, 10_100], BELOW],
  ]),
  ...calls('dict', [
    ['GET findPage', null, PAGE],
    ['GET getDictListByCode', null, [], 'In the order of `sortNo`; an unknown code has no entries.'],
    ['POST insert', 'insert', [9800, 9801, 9816, 9830, 20_100]],
    ['POST update', 'update', [9800, 9801, 9816, 9830, 20_000, 20_100, 10_100]],
    ['POST del', 'delete', [20_000, 10_100]],
    ['POST delAll', 'insert', [20_000, 10_100], `${MANY} opsli-boot requires the authority to insert here.`],
    ['GET detail/findPage', null, PAGE],
    ['POST detail/insert', 'insert', DETAIL],
    ['POST detail/update', 'update', [...DETAIL, 20_000, 10_100]],
    ['POST detail/del', 'delete', [20_000, 10_100]],
    ['POST detail/delAll', 'delete', [20_000, 10_100], MANY],
  ]),
  ...calls('org', [
    ['GET get', null],
    ['GET findTreeLazy', null],
    ['GET findTreeByDef', null],
    ['GET findTreeByDefWithUserToLike', null],
    ['POST insert', 'insert', ORG],
    ['POST update', 'update', [...ORG, 10_100]],
    ['POST del', 'delete', [20_501, 10_100], BELOW],
  ]),
  ...calls('tenant', [
    ['GET findPage', 'select', PAGE],
    ['GET get', 'select'],
    ['POST insert', 'insert', [9800, 9816, 9830, 20_400]],
    ['POST update', 'update', [9800, 9816, 9830, 20_400, 20_402, 20_403, 10_100]],
    ['POST enableTenant', 'enable', [20_402, 20_403, 10_100]],
    ['POST del', 'delete', [20_401, 20_402, 20_403, 10_100]],
    ['POST delAll', 'delete', [20_401, 20_402, 20_403, 10_100], MANY],
  ]),
  ...calls('area', [
    ['GET findTree', 'select'],
    ['GET findTreeAll', 'select'],
    ['GET get', 'select'],
    ['POST insert', 'insert', [9800, 9802, 9816, 9830, 20_600]],
    ['POST update', 'update', [9800, 9802, 9816, 9830, 20_600, 10_100]],
    ['POST del', 'delete', [10_100], BELOW],
  ]),
  ...calls('options', [
    ['GET findPage', 'select', PAGE],
    ['GET get', 'select'],
    ['POST insert', 'insert', [9800, 9801, 9830, 20_700]],
    ['POST update', 'update', [9800, 9801, 9830, 20_700, 20_702, 10_100]],
    ['POST del', 'delete', [20_702, 10_100]],
    ['POST delAll', 'delete', [20_702, 10_100], MANY],
    ['GET findAllOptions', null, [], 'Without passwords and keys that are secret.'],
    [
      'POST updateOptions',
      'update',
      [20_701],
      'The body is an object of codes and values. `content_second_reviewer` is 1 (whoever wrote a record may not publish it) or 0; opsli-boot has no such setting.',
    ],
    ['POST createCrypto', 'update', [-1], '`type` is RSA.'],
  ]),
  'POST /api/v1/tools/email/testSend': only(
    'system_options_update',
    [90_401, 90_402, 90_403, 90_400],
    'The order of the checks is that of the codes here.',
  ),
  ...calls('login-logs', [['GET findPage', 'select', PAGE]], 'devops_login_logs'),
  ...calls(
    'op-logs',
    [
      [
        'GET findPage',
        'select',
        PAGE,
        'Every write of a signed-in user, the newest first: also a refused one (level 2, its code in `returnValue`), but for those without the authority (100210). `args` has ids, names, versions and flags only, never passwords, codes, certificates or values of content. `runTime` is in milliseconds.',
      ],
      ['GET get', 'select'],
    ],
    'system_op_logs',
  ),
  ...calls(
    'monitor',
    ['getSystemInfo', 'getCpuInfo', 'getMemInfo', 'getJVMInfo'].map((call) => [`GET ${call}`, 'select']),
    'devops_sysmonitor',
  ),
};

/** The note of every call of the system, by method and path. */
export const systemNotes: Readonly<Record<string, SystemNote>> = {
  ...accounts,
  ...users,
  ...administration,
};
