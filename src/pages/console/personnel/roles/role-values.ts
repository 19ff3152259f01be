import type { RoleFields, RoleRow } from '@/features/roles/roles-schema';

/** What the form of a role holds. */
export type RoleValues = Readonly<
  Record<'roleCode' | 'roleName' | 'label' | 'dataScope' | 'remark', string | null>
>;

/** A new role's form at its start: a function role that sees its own data only, as the server's defaults are. */
export const emptyRole: RoleValues = {
  roleCode: null,
  roleName: null,
  label: '1',
  dataScope: '0',
  remark: null,
};

/** A role as the form shows it. */
export const roleValues = (role: RoleRow): RoleValues => ({
  roleCode: role.roleCode,
  roleName: role.roleName,
  label: role.label ?? null,
  dataScope: role.dataScope ?? null,
  remark: role.remark ?? null,
});

/** What is sent of the form: all fields, since the server blanks a missing `remark`. */
export const roleFields = (values: RoleValues): RoleFields => ({
  roleCode: values.roleCode ?? '',
  roleName: values.roleName ?? '',
  label: values.label ?? '',
  dataScope: values.dataScope ?? '',
  remark: values.remark || null,
});
