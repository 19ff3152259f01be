import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

const row = z.array(z.string());

/** Lines of an edition of a tariff or of the rules of origin: names of the cells, then the cells; the first is the code. */
const lines = { columns: z.array(z.string()), rows: z.array(row) };

/** Most lines in one answer or one upload. */
export const LINES_PER_PART = 1000;

/** GET getLines; 20960 no such lines. */
export const editionLinesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/edition/getLines',
  summary:
    'Lines of an edition (tariff lines, or rules of origin), from the line `from` (counted from 0), at most 1000',
  query: z.object({ file: z.string(), from: z.number(), count: z.number() }),
  data: z.object({ total: z.number(), ...lines }),
});

/** GET getCodes. */
export const editionCodesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/edition/getCodes',
  summary: 'All six-digit codes of an edition of the Harmonized System, separated by spaces',
  query: z.object({ hsEdition: z.number() }),
  data: z.object({ hsEdition: z.number(), codes: z.string() }),
});

/**
 * POST confirm: the rates of an edition were compared with an official document, so that they are no longer marked as
 * not verified, in every version of it. 10100 not the newest version, or no such lines; 98xx; 20962 whoever imported it.
 */
export const editionConfirmEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/edition/confirm',
  summary: 'Confirms the edition with these lines at a document: its title, its address, and its date',
  body: z.object({
    id: z.string(),
    version: z.number(),
    file: z.string(),
    document: z.string(),
    url: z.nullable(z.string()),
    /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. */
    date: z.string(),
  }),
  data: z.object({ id: z.string(), version: z.number() }),
});

/**
 * POST uploadLines. Lines are uploaded under a name of the client's (a UUID) before the edition is saved: until all
 * parts have been received, no edition may name them; incomplete ones are discarded after an hour. 20959 no room.
 */
export const editionUploadEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/edition/uploadLines',
  summary: 'Uploads one part of the lines of a new edition; `part` counts from 0',
  body: z.object({ file: z.string(), part: z.number(), parts: z.number(), ...lines }),
  data: z.object({ isComplete: z.boolean() }),
});
