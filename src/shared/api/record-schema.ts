import * as z from 'zod/mini';

/**
 * The reliability of a record (product design §8): `fact` has a source and an as-of date, `unchecked` was not checked
 * at its official source (待核), `sample` is made up for demonstration (示例数据).
 */
export const recordMark = z.enum(['fact', 'unchecked', 'sample']);
export type RecordMark = z.infer<typeof recordMark>;

/** A text from the server with the language it is written in (BCP 47), which may differ from the reader's. */
export const serverText = z.object({ text: z.string(), lang: z.string() });

/** The source of a figure. `asOf` is the date it was accessed or published, as `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. */
export const sourceRecord = z.object({
  id: z.string(),
  title: serverText,
  publisher: z.string(),
  url: z.nullable(z.string()),
  asOf: z.string(),
  mark: recordMark,
});
export type SourceRecord = z.infer<typeof sourceRecord>;

/** One page of a list: `total` counts all matching rows, `rows` are this page's. */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ total: z.number(), rows: z.array(row) });

/** Row counts for each value of a field, by field; those of a field apply the other filters. */
export const facetCounts = z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number() })));
export type FacetCounts = z.infer<typeof facetCounts>;
