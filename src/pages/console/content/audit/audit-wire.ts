import { CONTENT_KEY } from '@/features/content/content-api';

/** Key of all that was loaded of the log. */
export const AUDIT_KEY = [...CONTENT_KEY, 'audit'] as const;

/** The server's keys of the filters of the log. */
export const AUDIT_WIRE = {
  kind: 'kind_EQ',
  action: 'action_EQ',
  name: 'recordName_LIKE',
  who: 'byName_LIKE',
  since: 'at_BEGIN',
};
