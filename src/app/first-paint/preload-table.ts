/** What index.html starts beside the entry; the build writes it there as JSON. */
export interface PreloadTable {
  /** Code and styles, each named once. */
  files: string[];
  /** By page: places in `files`, and the areas of its texts. A path that ends in `/` stands for every address with one more part. */
  page: Partial<Record<string, { files: number[]; areas: readonly string[] }>>;
  /** The folder of the texts: `<language>/<area>.json` in it. */
  texts: string;
}
