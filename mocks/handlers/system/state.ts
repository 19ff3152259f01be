import type { RsaKey } from '../../crypto/rsa-key';
import { testKeys } from '../../crypto/rsa-key';
import { areas } from '../../data/system/areas';
import { dictDetails, dicts } from '../../data/system/dictionaries';
import { loginLogs, operationLogs } from '../../data/system/logs';
import { menus, roleMenuIds } from '../../data/system/menus';
import { options } from '../../data/system/options';
import { orgs, userOrgIds } from '../../data/system/orgs';
import { roles, userRoleIds } from '../../data/system/roles';
import type {
  AreaRow,
  DictDetailRow,
  DictRow,
  LoginLogRow,
  MenuRow,
  OperationLogRow,
  OptionRow,
  OrgRow,
  RoleRow,
  TenantRow,
  UserRow,
} from '../../data/system/rows';
import { tenants } from '../../data/system/tenants';
import { users } from '../../data/system/users';
import { table } from '../../db';

/** The organisations of a user; `orgIds` goes from the root `0` to `orgId`. */
export interface UserOrg {
  id: string;
  userId: string;
  orgId: string;
  orgIds: string;
  izDef: '0' | '1';
}

export interface SentCode {
  code: string;
  sentAt: number;
}

export interface SystemState {
  users: UserRow[];
  roles: RoleRow[];
  menus: MenuRow[];
  dicts: DictRow[];
  dictDetails: DictDetailRow[];
  orgs: OrgRow[];
  options: OptionRow[];
  tenants: TenantRow[];
  areas: AreaRow[];
  loginLogs: LoginLogRow[];
  operationLogs: OperationLogRow[];
  userRoles: Map<string, { roleIds: string[]; defRoleId: string | null }>;
  userOrgs: UserOrg[];
  roleMenus: Map<string, string[]>;
  /** Failed logins by `kind:principal`. */
  slips: Map<string, { count: number; lastAt: number }>;
  /** Answers of the captcha images by uuid. */
  captchas: Map<string, { answer: string; madeAt: number }>;
  /** Codes sent by mail or SMS, by `address:type`. */
  codes: Map<string, SentCode>;
  /** Certificates of a checked code, with the time they were issued. */
  certificates: Map<string, number>;
  /** Test mails that were sent, the newest last. */
  mails: { to: string; subject: string; content: string }[];
  /** Uploaded files by their path below the base path. */
  files: Map<string, Blob>;
  key: RsaKey;
  /** A key that is served once more although `key` has replaced it; null for none. */
  outdatedKey: RsaKey | null;
  /** Off: there is no rate limit. */
  rateLimit: boolean;
  /** Milliseconds since 1970; the clock of every time limit of the system endpoints. */
  now: () => number;
  /** A counter for ids, codes and images, so that each run produces the same ones. */
  sequence: number;
}

const available = table(build);

/** The mutable state of the system endpoints. */
export function system(): SystemState {
  return available.value;
}

/** Resets the state of the system endpoints. */
export function resetSystemState(): void {
  available.value = build();
}

export function nextNumber(): number {
  system().sequence += 1;
  return system().sequence;
}

function build(): SystemState {
  return {
    ...structuredClone({ users, roles, menus, dicts, dictDetails, orgs }),
    ...structuredClone({ options, tenants, areas, loginLogs, operationLogs }),
    userRoles: new Map(
      Object.entries(userRoleIds).map(([userId, id]) => [userId, { roleIds: [id], defRoleId: id }]),
    ),
    userOrgs: Object.entries(userOrgIds).map(([userId, orgId]) => defaultOrg(userId, orgId)),
    roleMenus: new Map(Object.entries(roleMenuIds).map(([roleId, ids]) => [roleId, [...ids]])),
    slips: new Map(),
    captchas: new Map(),
    codes: new Map(),
    certificates: new Map(),
    mails: [],
    files: new Map(),
    key: testKeys[0],
    outdatedKey: null,
    rateLimit: false,
    now: () => Date.now(),
    sequence: 0,
  };
}

function defaultOrg(userId: string, orgId: string): UserOrg {
  const parents = orgs.find(({ id }) => id === orgId)?.parentIds ?? '0';
  return { id: `${userId}-${orgId}`, userId, orgId, orgIds: `${parents},${orgId}`, izDef: '1' };
}
