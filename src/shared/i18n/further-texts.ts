/** The texts of all areas beyond those of the first pages, by file: visitors need not even know of them. */
export const FURTHER_TEXTS = import.meta.glob<Record<string, unknown>>(
  ['./locales/*/*.json', '!./locales/*/{countries,home,lane,messages,origin,shell,tariff,ui}.json'],
  { import: 'default' },
);
