import type { SavedItem } from '@/features/saved/saved-item';

/** A saved query of this title, saved on that day of January. */
export const savedAs = (title: string, day: number): SavedItem => ({
  kind: 'query',
  id: '',
  title,
  address: `/home/taxOriginSearch?hs=940620&from=JP&to=VN&q=${title}`,
  savedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});

/** A saved law of this id, saved on that day of January. */
export const lawAs = (id: string, day: number): SavedItem => ({
  ...savedAs(id, day),
  kind: 'law',
  id,
  address: `/home/lawService/${id}`,
});

/** The same query as it was saved before other things could be. */
export const oldQueryAs = (label: string, day: number) => {
  const { address, savedAt } = savedAs(label, day);
  return { label, address, keptAt: savedAt };
};

/** An item as it was saved when `savedAt` was called `keptAt`. */
export const oldItem = ({ savedAt, ...rest }: SavedItem) => ({ ...rest, keptAt: savedAt });
