import { contentPageQuery } from '@/features/content/content-api';
import { authorityFor } from '@/features/content/record-state';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { currentLanguage } from '@/shared/i18n/i18n';
import { AUDIT_WIRE, auditQuery } from './audit/audit-wire';
import { CONTENT_KINDS } from './kinds/content-kinds-schema';
import { recordsWire, wireKeysOf } from './list/content-wire';

/** What a page of content requests first, by page: its list. */
export const firstQueries: Readonly<Record<string, FirstQueries>> = {
  contentAudit: (params) => [auditQuery(listAt(params, AUDIT_WIRE).wire, currentLanguage())],
  ...Object.fromEntries(
    CONTENT_KINDS.map((kind) => [
      `content${kind.id.charAt(0).toUpperCase()}${kind.id.slice(1)}`,
      (params: URLSearchParams) =>
        mayUse(useSession.getState(), [authorityFor(kind.id, 'select')]) && !params.has('record')
          ? [contentPageQuery(kind.id, recordsWire(listAt(params, wireKeysOf(kind)).wire), currentLanguage())]
          : [],
    ]),
  ),
};
