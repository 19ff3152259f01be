/** A title as it was given, with its language, which may be none of the site's. */
export interface Original {
  text: string;
  lang: string;
}

/** The texts by language, with the original in place of a translation into its language. */
export const withOriginal = <Texts extends Readonly<Record<string, string | undefined>>>(
  texts: Texts,
  original: Original | null,
): Texts => (original === null ? texts : { ...texts, [original.lang]: original.text });
