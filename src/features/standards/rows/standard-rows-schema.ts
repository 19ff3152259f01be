import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, recordMark } from '@/shared/api/record-schema';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { STANDARD_STATUSES } from '../standards-schema';

const text = z.nullish(z.string());

/** The basis of a standard's status: its dates, a catalogue that lists it as valid, or its withdrawal. */
export const STATUS_BASES = ['dates', 'catalogue', 'withdrawn'] as const;

/** The possible languages of a title, with their fields. */
export const TITLE_FIELDS = {
  zh: 'titleZh',
  en: 'titleEn',
  ja: 'titleJa',
  ko: 'titleKo',
  vi: 'titleVi',
  ms: 'titleMs',
  id: 'titleId',
} as const;

/**
 * Fields of a standard as edited by staff. `country` is null for an international one, `ics` (`59.080.30`) and
 * `codes` (HS chapters, headings or subheadings) are joined by commas, dates are ISO 8601. `asOf` is the date of
 * `sourceUrl` as `yyyy`, `yyyy-MM` or `yyyy-MM-dd`; a `fact` has both.
 */
const fields = {
  number: z.string(),
  country: text,
  body: z.string(),
  titleZh: text,
  titleEn: text,
  titleJa: text,
  titleKo: text,
  titleVi: text,
  titleMs: text,
  titleId: text,
  sector: z.enum(SECTOR_IDS),
  ics: text,
  codes: text,
  published: text,
  inForceFrom: text,
  until: text,
  confirmed: text,
  statusBasis: z.enum(STATUS_BASES),
  sourceUrl: text,
  asOf: text,
  mark: recordMark,
};

const newStandard = z.object(fields);
export type NewStandard = z.infer<typeof newStandard>;

const changedStandard = z.object({ ...fields, id: z.string(), version: z.number() });
export type ChangedStandard = z.infer<typeof changedStandard>;

/** A standard in lists and `get`: `status` is today's, `version` counts its changes. */
export const standardRow = z.object({
  ...fields,
  id: z.string(),
  version: z.number(),
  updateTime: text,
  status: z.enum(STANDARD_STATUSES),
  indicatorCount: z.number(),
  relationCount: z.number(),
});
export type StandardRow = z.infer<typeof standardRow>;

/** GET standard/findPage; `country_EQ` takes `international` too, `title_LIKE` searches all languages. */
export const standardRowPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/standard/findPage',
  summary:
    'One page of the standards for staff, in the order last changed unless <field>_ORDER says otherwise',
  query: z.looseObject({
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
    number_LIKE: z.optional(z.string()),
    title_LIKE: z.optional(z.string()),
    country_EQ: z.optional(z.string()),
    body_EQ: z.optional(z.string()),
    sector_EQ: z.optional(z.string()),
    status_EQ: z.optional(z.string()),
    mark_EQ: z.optional(z.string()),
  }),
  data: pageOf(standardRow),
});

/** GET standard/get; null where there is no such standard. */
export const standardRowEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/standard/get',
  summary: 'One standard for staff',
  query: z.object({ id: z.string() }),
  data: z.nullable(standardRow),
});

/** POST standard/insert. */
export const standardInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/insert',
  summary: 'Adds a standard',
  body: newStandard,
  data: z.unknown(),
});

/** POST standard/update. */
export const standardUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/update',
  summary: 'Changes a standard under the version that was read; fields left out or null become empty',
  body: changedStandard,
  data: z.unknown(),
});

/** POST standard/del?id=. */
export const standardDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/del',
  summary: 'Deletes a standard with its indicators and relations',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST standard/delAll?ids=1,2. */
export const standardDeleteAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/standard/delAll',
  summary: 'Deletes several standards with their indicators and relations',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});
