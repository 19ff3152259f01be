import * as z from 'zod/mini';
import { indexInfo, indexSector } from '@/features/trade-index/trade-index-schema';
import { recordMark, sourceRecord } from '@/shared/api/record-schema';
import { INDEX_INPUTS, type IndexInputId } from '../index-input-schema';

const indicator = z.enum(Object.keys(INDEX_INPUTS) as [IndexInputId, ...IndexInputId[]]);

/** A figure of an index with its own source, day and mark; `country` is `world` for the world's share. */
const indexFigure = z.object({
  indicator,
  country: z.string(),
  year: z.number(),
  sector: z.nullable(indexSector),
  value: z.number(),
  source: sourceRecord,
  asOf: z.string(),
  mark: recordMark,
});
export type IndexFigure = z.infer<typeof indexFigure>;

/**
 * The preview of an index input: the figure as it is published today (null for none) and as typed, and what
 * index/getIndexInfo sends of its sector now and would send once it is published, for all years and countries.
 */
export const indexInputPreview = z.object({
  published: z.nullable(indexFigure),
  typed: indexFigure,
  before: indexInfo,
  after: indexInfo,
});
export type IndexInputPreview = z.infer<typeof indexInputPreview>;
