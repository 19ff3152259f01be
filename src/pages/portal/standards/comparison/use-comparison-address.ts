import { useSearchParams } from 'react-router-dom';
import { readComparison, writeComparison } from './comparison-address';
import type { ComparisonAddress } from './comparison-address';

/** The comparison in the address, and functions to change it. */
export function useComparisonAddress() {
  const [params, setParams] = useSearchParams();
  const address = readComparison(params);
  const change = (next: Partial<ComparisonAddress>) =>
    setParams(writeComparison({ ...address, ...next }), { replace: next.ids === undefined });
  return {
    ...address,
    change,
    add: (id: string) => change({ ids: [...address.ids.filter((one) => one !== id), id] }),
    remove: (id: string) => change({ ids: address.ids.filter((one) => one !== id) }),
    /** Moves by one to the left (-1) or to the right (1). */
    move: (id: string, by: -1 | 1) => change({ ids: moved(address.ids, id, by) }),
    choose: (id: string, productClass: string) =>
      change({ classes: { ...address.classes, [id]: productClass } }),
  };
}

export type ComparisonControls = ReturnType<typeof useComparisonAddress>;

function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const others = ids.filter((one) => one !== id);
  const place = ids.indexOf(id) + by;
  return [...others.slice(0, place), id, ...others.slice(place)];
}
