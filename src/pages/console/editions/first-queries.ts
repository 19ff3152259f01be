import { editionsQuery } from './editions-api';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { currentLanguage } from '@/shared/i18n/i18n';

const editions: FirstQueries = () =>
  mayUse(useSession.getState(), ['content_edition_select']) ? [editionsQuery(currentLanguage())] : [];

/** What the page requests first. */
export const firstQueries = { editions };
