import { useSearchParams } from 'react-router-dom';

/** Prefix of the keys of the parts' list in the address. */
export const PART_PREFIX = 'part.';

/** The parts of a standard, in the order of their tabs. */
export const PARTS = ['indicators', 'relations'] as const;
export type Part = (typeof PARTS)[number];

const KEYS = { standard: 'standard', part: 'tab' };

/**
 * The open standard and part, stored in the address (`?standard=gb-18401-2010&tab=relations`), so that they can be
 * linked.
 */
export function useOpenStandard() {
  const [params, setParams] = useSearchParams();
  const withStandard = (now: URLSearchParams, id: string | null, part: Part) => {
    const next = new URLSearchParams(now);
    for (const key of now.keys()) if (key.startsWith(PART_PREFIX)) next.delete(key);
    next.delete(KEYS.standard);
    next.delete(KEYS.part);
    if (id !== null) next.set(KEYS.standard, id);
    if (id !== null && part !== PARTS[0]) next.set(KEYS.part, part);
    return next;
  };
  const openId = params.get(KEYS.standard) || null;
  return {
    openId,
    part: PARTS.find((part) => part === params.get(KEYS.part)) ?? PARTS[0],
    open: (id: string) => setParams((now) => withStandard(now, id, PARTS[0])),
    close: () => setParams((now) => withStandard(now, null, PARTS[0])),
    /** The query string of a part. */
    queryOf: (part: Part) => withStandard(params, openId, part).toString(),
  };
}
