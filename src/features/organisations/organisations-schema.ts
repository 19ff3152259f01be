import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

const text = z.nullish(z.string());

const orgFields = {
  id: z.string(),
  parentId: text,
  parentIds: text,
  orgCode: text,
  orgName: z.string(),
};

/** An organisation; `parentIds` are the ids from the root "0" down to the parent, separated by commas. */
const orgRow = z.object({ ...orgFields, remark: text });

/** An organisation with those below it. */
export interface OrgNode {
  id: string;
  orgName: string;
  parentIds?: string | null | undefined;
  children?: OrgNode[] | null | undefined;
}
const orgNode: z.ZodMiniType<OrgNode> = z.object({
  ...orgFields,
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

/** GET org/get; null where there is no such organisation. */
export const orgEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/org/get',
  summary: 'One organisation',
  query: z.object({ id: z.string() }),
  data: z.nullable(orgRow),
});
