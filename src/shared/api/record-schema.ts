import * as z from 'zod/mini';

/**
 * How far a record may be trusted (product design §8): `fact` has a source and an as-of date, `unchecked` is
 * known but was not checked at its official source (待核), `sample` is made up to show the product (示例数据).
 */
export const recordMark = z.enum(['fact', 'unchecked', 'sample']);
export type RecordMark = z.infer<typeof recordMark>;

/** A text from the server with the language it is written in (BCP 47), which may differ from the reader's. */
export const serverText = z.object({ text: z.string(), lang: z.string() });

/** Where a figure comes from. `asOf` is the date the source was read or published, as `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. */
export const sourceRecord = z.object({
  id: z.string(),
  title: serverText,
  publisher: z.string(),
  url: z.nullable(z.string()),
  asOf: z.string(),
  mark: recordMark,
});
export type SourceRecord = z.infer<typeof sourceRecord>;

/** One page of a list: `total` counts all rows that match, `rows` holds this page's. */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ total: z.number(), rows: z.array(row) });

/** How many rows of a list have each value of a field, by field; counts of a field are taken under the other filters. */
export const facetCounts = z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number() })));
export type FacetCounts = z.infer<typeof facetCounts>;
