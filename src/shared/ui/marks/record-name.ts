import { useEffect } from 'react';
import { create } from 'zustand';

/** The name of the one record the page shows; null if there is none or it has not loaded. */
export const useRecordName = create<string | null>(() => null);

/** Sets the record of the page: its name is put before the page's title and announced, once known. */
export function useNamedRecord(name: string | null): void {
  useEffect(() => {
    if (!name) return undefined;
    useRecordName.setState(name, true);
    return () => useRecordName.setState(null, true);
  }, [name]);
}
