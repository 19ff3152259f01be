/** Each rule with its error message. */
export const RULES = {
  arrows: 'main → app → layouts | pages → features → domain | shared, never back or across',
  islands: 'features, pages, layouts and domains do not import one another',
  'domain-is-pure': 'a domain imports only its own files',
  'domain-by-index': 'a domain is imported through its index.ts',
  'known-layer': 'every file of src belongs to a layer',
  'stay-in-source': 'src imports only src and packages',
  'no-mocks-in-source': 'src reaches mocks only by the dynamic import in src/main.tsx',
  'mocks-know-schemas-only': 'mocks import only schemas and readers of tariffs from src',
  gatekeeper: 'this package is imported in one place only',
  'name-gate': 'this name is used in one place only',
  'console-parts': 'console parts are imported only by the console',
  'unreadable-import': 'an import is a literal, or a template or pattern that starts with its folder',
  'unknown-file': 'an import leads to a file',
  cycle: 'no cycles',
  barrel: 'no file only re-exports, except src/domain/*/index.ts',
  'default-export': 'default exports only in *-page.tsx',
  'file-name': 'files are named in kebab-case after what is inside',
  'text-in-source': 'text that users read lives in the locales',
  syntax: 'every module can be parsed',
  'nothing-seen': 'the check sees modules of src',
} as const;

export type Rule = keyof typeof RULES;

export interface Violation {
  rule: Rule;
  path: string;
  /** The import, name or text in question. */
  detail: string;
}
