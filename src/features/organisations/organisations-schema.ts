import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

const text = z.nullish(z.string());

const orgColumns = {
  id: z.string(),
  parentId: text,
  parentIds: text,
  orgCode: text,
  orgName: z.string(),
};

/** An organisation; `parentIds` are the ids from the root "0" down to the parent, separated by commas. */
const orgRow = z.object({ ...orgColumns, sortNo: z.nullish(z.number()), remark: text, version: z.number() });
export type OrgRow = z.infer<typeof orgRow>;

/** An organisation in a level of a lazy tree, whose nodes may have no version. */
const orgLevelRow = z.extend(orgRow, {
  hasChildren: z.nullish(z.boolean()),
  version: z.nullish(z.number()),
});
export type OrgLevelRow = z.infer<typeof orgLevelRow>;

/** An organisation with those below it. */
export interface OrgNode {
  id: string;
  orgName: string;
  parentIds?: string | null | undefined;
  children?: OrgNode[] | null | undefined;
}
const orgNode: z.ZodMiniType<OrgNode> = z.object({
  ...orgColumns,
  get children() {
    return z.nullish(z.array(orgNode));
  },
});

/** GET org/findTreeByDefWithUserToLike: the groups `org_all` and `org_null`, then the organisations as a tree. */
export const orgTreeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/org/findTreeByDefWithUserToLike',
  summary: 'Organisations as a tree, after the groups of all users and of users in none',
  data: z.nullable(z.array(orgNode)),
});

/** An organisation of the administration with those below it. */
export type OrgTreeNode = OrgLevelRow & { children?: OrgTreeNode[] | null | undefined };
const orgTreeNode: z.ZodMiniType<OrgTreeNode> = z.extend(orgLevelRow, {
  get children() {
    return z.nullish(z.array(orgTreeNode));
  },
});

/** GET org/findTreeByDef: the organisations as a tree, without the root. */
export const wholeOrgTreeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/org/findTreeByDef',
  summary: 'All organisations as a tree',
  query: z.object({ isGen: z.literal('false') }),
  data: z.nullable(z.array(orgTreeNode)),
});

/** GET org/findTreeLazy: the organisations right below `parentId`, without the organisation `id`. */
export const orgLevelEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/org/findTreeLazy',
  summary: 'One level of the organisations',
  query: z.object({ parentId: z.string(), id: z.optional(z.string()) }),
  data: z.nullable(z.array(orgLevelRow)),
});

/** GET org/get; null where there is no such organisation. */
export const orgEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/org/get',
  summary: 'One organisation',
  query: z.object({ id: z.string() }),
  data: z.nullable(orgRow),
});

/**
 * One organisation of a user: `orgIds` is the path from the root "0" down to `orgId`; `izDef` "1" marks the main one.
 */
const membership = z.object({
  orgId: z.string(),
  orgIds: z.nullish(z.string()),
  izDef: z.nullish(z.string()),
});
export type Membership = z.output<typeof membership>;

/** GET user/getOrg (specification §7): a list, empty for a user of no organisation. */
export const ownOrgsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/user/getOrg',
  summary: 'The organisations of the signed-in user, without their names',
  data: z.nullable(z.array(membership)),
});

/** The writable fields of an organisation. */
const orgFields = z.object({
  parentId: z.string(),
  orgCode: z.string(),
  orgName: z.string(),
  sortNo: z.number(),
  remark: z.nullable(z.string()),
});
export type OrgFields = z.infer<typeof orgFields>;

/** POST org/insert. */
export const orgInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/org/insert',
  summary: 'Adds an organisation',
  body: orgFields,
  data: z.unknown(),
});

/** A changed organisation; `version` is the loaded one. */
const changedOrg = z.extend(orgFields, { id: z.string(), version: z.number() });
export type ChangedOrg = z.infer<typeof changedOrg>;

/** POST org/update. */
export const orgUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/org/update',
  summary: 'Changes an organisation',
  body: changedOrg,
  data: z.unknown(),
});

/** POST org/del. */
export const orgDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/org/del',
  summary: 'Deletes an organisation with all below it, if no user belongs to one of them',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});
