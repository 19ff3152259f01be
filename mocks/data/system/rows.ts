/** The common fields of every row of the back end. Times are `yyyy-MM-dd HH:mm:ss` in GMT+8, ids strings. */
export interface BaseRow {
  id: string;
  createBy: string;
  createTime: string;
  updateBy: string;
  updateTime: string;
  version: number;
  encryptData: null;
}

export interface UserRow extends BaseRow {
  username: string;
  password: string;
  passwordLevel: string;
  realName: string;
  no: string | null;
  mobile: string | null;
  email: string | null;
  enable: '0' | '1';
  avatar: string | null;
  loginIp: string | null;
  remark: string | null;
  sign: string | null;
  tenantId: string;
  izTenantAdmin: '0' | '1';
  enableSwitchTenant: '0' | '1';
}

export interface RoleRow extends BaseRow {
  roleCode: string;
  roleName: string;
  label: string;
  dataScope: string;
  izLock: string;
  remark: string | null;
  tenantId: string;
}

/** `type`: 1 menu, 2 button, 3 external link. */
export interface MenuRow extends BaseRow {
  parentId: string;
  parentIds: string;
  menuName: string;
  permissions: string | null;
  icon: string | null;
  type: string;
  url: string | null;
  component: string | null;
  redirect: string | null;
  sortNo: number;
  hidden: string;
  alwaysShow: string;
  label: string;
  /** What the fork may send in addition to the table's fields; stock opsli has none of it. */
  fork?: MenuFork;
}

/** Fields of a route entry (specification §2) that stock opsli never sends: its meta has title, icon and target only. */
export interface MenuFork {
  hidden?: boolean;
  meta?: {
    remixIcon?: string;
    badge?: string;
    target?: string;
    activeMenu?: string;
    noKeepAlive?: boolean;
    permissions?: string[];
  };
}

/** A login (type 1) or logout (type 2). */
export interface LoginLogRow extends BaseRow {
  username: string;
  realName: string;
  type: '1' | '2';
  remoteAddr: string;
  userAgent: string;
  loginFrom: string;
}

/** An action of staff; `runTime` in milliseconds, codes as in the dictionaries `log_…`. */
export interface OperationLogRow extends BaseRow {
  logType: string;
  level: string;
  moduleId: string;
  method: string;
  args: string;
  username: string;
  realName: string;
  description: string;
  operationType: string;
  runTime: number;
  returnValue: string;
}

export interface DictRow extends BaseRow {
  typeCode: string;
  typeName: string;
  izLock: string;
  remark: string | null;
}

export interface DictDetailRow extends BaseRow {
  typeId: string;
  typeCode: string;
  dictName: string;
  dictValue: string;
  izLock: string;
  sortNo: number;
  remark: string | null;
}

export interface OrgRow extends BaseRow {
  parentId: string;
  parentIds: string;
  orgCode: string;
  orgName: string;
  orgType: string;
  sortNo: number;
  remark: string | null;
  tenantId: string;
}

/** A setting; `izLock` "1" is the back end's own, `izExclude` "1" is never sent (passwords, keys). */
export interface OptionRow extends BaseRow {
  optionCode: string;
  optionName: string;
  optionValue: string;
  izLock: '0' | '1';
  izExclude: '0' | '1';
  remark: string | null;
}

export interface TenantRow extends BaseRow {
  tenantName: string;
  enable: '0' | '1';
  remark: string | null;
}

export interface AreaRow extends BaseRow {
  parentId: string;
  areaCode: string;
  areaName: string;
}

const SEEDED_AT = '2026-01-05 09:00:00';

/** The common fields of all rows, as of the day the samples were made. */
export function baseRow(id: string): BaseRow {
  return {
    id,
    createBy: '1',
    createTime: SEEDED_AT,
    updateBy: '1',
    updateTime: SEEDED_AT,
    version: 0,
    encryptData: null,
  };
}
