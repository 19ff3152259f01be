import type { ContentRow, ContentValues } from '@/features/content/content-schema';

/** An edition that an import may begin with: the one that visitors see, the draft, or where there is neither the last one. */
export interface BaseEdition {
  is: 'published' | 'draft' | 'last';
  values: ContentValues;
}

export function baseEditions(row: ContentRow | null): BaseEdition[] {
  if (row === null) return [];
  const { published, values, state } = row;
  const visible: BaseEdition[] = published === null ? [] : [{ is: 'published', values: published }];
  if (state === 'draft' && values['file'] !== published?.['file'])
    return [...visible, { is: 'draft', values }];
  return published === null ? [{ is: 'last', values }] : visible;
}
