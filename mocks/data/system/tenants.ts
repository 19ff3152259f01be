import { baseRow, type TenantRow } from './rows';

/** 示例数据: invented tenants. The platform itself is tenant "0", which is no row. */
export const tenants: TenantRow[] = [
  { ...baseRow('1'), tenantName: '示例租户一', enable: '1', remark: '示例数据' },
  { ...baseRow('2'), tenantName: '示例租户二', enable: '1', remark: '示例数据' },
  { ...baseRow('3'), tenantName: '示例租户三', enable: '0', remark: '示例数据' },
];
