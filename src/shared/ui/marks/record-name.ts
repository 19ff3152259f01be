import { useEffect } from 'react';
import { create } from 'zustand';

/** The name of the one record the page shows; null where it shows none or does not know it yet. */
export const useRecordName = create<string | null>(() => null);

/** Says which record the page shows: its name goes before the page's title and is said aloud, as soon as it is known. */
export function useNamedRecord(name: string | null): void {
  useEffect(() => {
    if (!name) return undefined;
    useRecordName.setState(name, true);
    return () => useRecordName.setState(null, true);
  }, [name]);
}
