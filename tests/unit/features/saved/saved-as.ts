import type { SavedItem } from '@/features/saved/saved-item';

/** A kept question of this title, kept on that day of January. */
export const savedAs = (title: string, day: number): SavedItem => ({
  kind: 'query',
  id: '',
  title,
  address: `/home/taxOriginSearch?hs=940620&from=JP&to=VN&q=${title}`,
  keptAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});

/** A kept law of this id, kept on that day of January. */
export const lawAs = (id: string, day: number): SavedItem => ({
  ...savedAs(id, day),
  kind: 'law',
  id,
  address: `/home/lawService/${id}`,
});

/** The same question as it was kept before other things could be. */
export const oldQueryAs = (label: string, day: number) => {
  const { address, keptAt } = savedAs(label, day);
  return { label, address, keptAt };
};
