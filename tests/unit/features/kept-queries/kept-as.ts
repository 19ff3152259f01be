import type { KeptQuery } from '@/features/kept-queries/kept-query';

/** A kept question of this name, kept on that day of January. */
export const keptAs = (name: string, day: number): KeptQuery => ({
  label: name,
  address: `/home/taxOriginSearch?hs=940620&from=JP&to=VN&q=${name}`,
  keptAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});
