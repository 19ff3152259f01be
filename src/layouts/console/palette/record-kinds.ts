import { findContent } from '@/features/content/content-api';
import { findDictPage } from '@/features/dictionary/dictionary-api';
import { ALL_USERS } from '@/features/organisations/organisations';
import { findRoles } from '@/features/roles/roles-api';
import { findUsers } from '@/features/users/users-api';
import { withQuery } from '@/shared/routing/with-query';
import type { ChoiceGroup } from './choice';

/** A record found by a list's own query. */
export interface PaletteRecord {
  id: string;
  title: string;
  detail: string;
  /** The query of its list that shows it. */
  query: Readonly<Record<string, string>>;
}

/** Records the palette searches, with their list. */
export interface PaletteRecordKind {
  kind: Extract<ChoiceGroup, 'user' | 'dictionary' | 'role' | 'standard'>;
  /** The end of the component of its list's page. */
  component: string;
  perms: { select: string; insert: string };
  find: (text: string, signal: AbortSignal) => Promise<readonly PaletteRecord[]>;
}

const FIRST = { pageNo: 1, pageSize: 4 };

/** True for a text that can only be a code: names are searched by anything else. */
const isCode = (text: string): boolean => /^[\w.@-]+$/.test(text);

const permsOf = (prefix: string) => ({ select: `${prefix}_select`, insert: `${prefix}_insert` });

export const RECORD_KINDS: readonly PaletteRecordKind[] = [
  {
    kind: 'user',
    component: 'userManagement/index',
    perms: permsOf('system_user'),
    find: async (text, signal) => {
      const by = isCode(text) ? { username_LIKE: text } : { realName_LIKE: text };
      const { rows } = await findUsers({ ...FIRST, ...by, orgIdGroup: ALL_USERS }, signal);
      return rows.map(({ id, username, realName }) => ({
        id,
        title: realName,
        detail: username,
        query: { username },
      }));
    },
  },
  {
    kind: 'dictionary',
    component: 'dictManagement/index',
    perms: permsOf('system_dict'),
    find: async (text, signal) => {
      const by = { [isCode(text) ? 'typeCode_LIKE' : 'typeName_LIKE']: text };
      const { rows } = await findDictPage({ ...FIRST, ...by }, signal);
      return rows.map(({ id, typeCode, typeName }) => ({
        id,
        title: typeName,
        detail: typeCode,
        query: { typeCode },
      }));
    },
  },
  {
    kind: 'role',
    component: 'roleManagement/index',
    perms: permsOf('system_role'),
    find: async (text, signal) => {
      const by = isCode(text) ? { roleCode_LIKE: text } : { roleName_LIKE: text };
      const { rows } = await findRoles({ ...FIRST, ...by }, signal);
      return rows.map(({ id, roleCode, roleName }) => ({
        id,
        title: roleName,
        detail: roleCode,
        query: { roleCode },
      }));
    },
  },
  {
    kind: 'standard',
    component: 'standardManagement/index',
    perms: permsOf('content_standard'),
    find: async (text, signal) => {
      const by = { [/\d/.test(text) ? 'number_LIKE' : 'title_LIKE']: text };
      const { rows } = await findContent('standard', { ...FIRST, ...by }, signal);
      return rows.map(({ id, name, values }) => ({
        id,
        title: name.text,
        detail: String(values['titleZh'] ?? values['titleEn'] ?? ''),
        query: { record: id },
      }));
    },
  },
];

/** The address of a record in its list. */
export const recordAddress = (listPath: string, { query }: PaletteRecord): string =>
  withQuery(listPath, query);
