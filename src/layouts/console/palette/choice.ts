import type { ReactNode } from 'react';

/** The kinds of choices, in display order. */
export const GROUPS = [
  'favourites',
  'recent',
  'pages',
  'content',
  'user',
  'dictionary',
  'role',
  'standard',
  'actions',
] as const;
export type ChoiceGroup = (typeof GROUPS)[number];

/** One line of the palette: a page or record by its address, or an action. */
export interface Choice {
  id: string;
  group: ChoiceGroup;
  title: string;
  /** Other words by which it is found. */
  words?: string;
  /** Language of the title, if it is not the reader's. */
  lang?: string;
  detail?: ReactNode;
  /** Path and query. */
  address?: string;
  run?: () => void;
}
