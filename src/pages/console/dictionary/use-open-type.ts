import { useSearchParams } from 'react-router-dom';

/** Prefix of the keys of the entries' list in the address. */
export const ENTRY_PREFIX = 'entry.';

const KEY = 'type';

/** The type whose entries are shown, by its code in the address (`?type=no_yes`), so that they can be linked. */
export function useOpenType() {
  const [params, setParams] = useSearchParams();
  const show = (typeCode: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const key of now.keys()) if (key.startsWith(ENTRY_PREFIX)) next.delete(key);
      if (typeCode === null) next.delete(KEY);
      else next.set(KEY, typeCode);
      return next;
    });
  return {
    openCode: params.get(KEY) || null,
    open: (typeCode: string) => show(typeCode),
    close: () => show(null),
  };
}
