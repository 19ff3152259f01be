/** How many standards can be chosen and compared at once. */
export const MAX_PICKED = 4;

const ID = /^[a-z0-9-]{1,200}$/;

/** The ids in `pick` of the address: each once, at most four, invalid ones are left out. */
export function readPick(params: URLSearchParams): string[] {
  const ids = (params.get('pick') ?? '').split(',').filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, MAX_PICKED);
}

/** The address with `id` toggled; a fifth one changes nothing. The page of the list stays. */
export function togglePick(params: URLSearchParams, id: string): URLSearchParams {
  const picked = readPick(params);
  const wanted = picked.includes(id)
    ? picked.filter((other) => other !== id)
    : [...picked, id].slice(0, MAX_PICKED);
  return writePick(params, wanted);
}

/** The address with these ids chosen. */
export function writePick(params: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length === 0) next.delete('pick');
  else next.set('pick', ids.join(','));
  return next;
}
