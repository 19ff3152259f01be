import type { Variant } from '../contracts/glossary-variants';

export interface Texts {
  [key: string]: string | Texts;
}

/** What readers may type to find a page or a term has any variant. */
const TYPED = /^search:(?:words|terms)\./;

/** The texts of an area by `area:key`, and what stands there. */
export function leaves(area: string, texts: Texts, prefix = `${area}:`): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : leaves(area, text, `${prefix}${key}.`),
  );
}

/** Each place where a text has a wrong variant: its key, what is wrong and the right term. Names of values are no words of the text. */
export const wrongVariants = (
  texts: readonly (readonly [string, string])[],
  variants: readonly Variant[],
): string[] =>
  texts
    .filter(([key]) => !TYPED.test(key))
    .flatMap(([key, text]) =>
      variants.flatMap(({ wrong, right }) => {
        const found = wrong.exec(text.normalize('NFC').replace(/\{\{[^}]*\}\}/g, '{}'));
        return found === null ? [] : [`${key}: "${found[0]}" → ${right}`];
      }),
    );
