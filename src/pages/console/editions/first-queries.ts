import { EDITIONS_WIRE } from './list/edition-filter-keys';
import { editionsListQuery } from './list/editions-wire';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { currentLanguage } from '@/shared/i18n/i18n';

const editions: FirstQueries = (params) =>
  mayUse(useSession.getState(), ['content_edition_select']) && !params.has('edition') && !params.has('import')
    ? [editionsListQuery(listAt(params, EDITIONS_WIRE).wire, currentLanguage())]
    : [];

/** What the page requests first. */
export const firstQueries = { editions };
