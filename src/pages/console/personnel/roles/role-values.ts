import type { RoleFields, RoleRow } from '@/features/roles/roles-schema';

/** The values of the form of a role. */
export type RoleValues = Readonly<
  Record<'roleCode' | 'roleName' | 'label' | 'dataScope' | 'remark', string | null>
>;

/** Initial values of a new role: a function role with access to its own data only, like the server's defaults. */
export const emptyRole: RoleValues = {
  roleCode: null,
  roleName: null,
  label: '1',
  dataScope: '0',
  remark: null,
};

/** The form values of a role. */
export const roleValues = (role: RoleRow): RoleValues => ({
  roleCode: role.roleCode,
  roleName: role.roleName,
  label: role.label ?? null,
  dataScope: role.dataScope ?? null,
  remark: role.remark ?? null,
});

/** The request body of the form: all fields, since the server blanks a missing `remark`. */
export const roleBody = (values: RoleValues): RoleFields => ({
  roleCode: values.roleCode ?? '',
  roleName: values.roleName ?? '',
  label: values.label ?? '',
  dataScope: values.dataScope ?? '',
  remark: values.remark || null,
});
