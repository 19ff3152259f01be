import type { OrgFields, OrgRow } from '@/features/organisations/organisations-schema';

/** The values of the form of an organisation. */
export type OrgValues = Readonly<
  Record<'parentId' | 'orgCode' | 'orgName' | 'remark', string | null> & { sortNo: number | null }
>;

/** Initial values of a new organisation below `parentId`. */
export const emptyOrg = (parentId: string): OrgValues => ({
  parentId,
  orgCode: null,
  orgName: null,
  sortNo: 1,
  remark: null,
});

/** The form values of an organisation. */
export const orgValues = (org: OrgRow): OrgValues => ({
  parentId: org.parentId ?? null,
  orgCode: org.orgCode ?? null,
  orgName: org.orgName,
  sortNo: org.sortNo ?? null,
  remark: org.remark ?? null,
});

/** The request body of the form: all fields, since the server blanks a missing `remark`. */
export const orgFields = (values: OrgValues): OrgFields => ({
  parentId: values.parentId ?? '',
  orgCode: values.orgCode ?? '',
  orgName: values.orgName ?? '',
  sortNo: values.sortNo ?? 0,
  remark: values.remark || null,
});
