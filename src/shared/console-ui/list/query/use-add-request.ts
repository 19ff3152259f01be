import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const KEY = 'add';

/** Opens the form of a new record when the address asks for it (`add=1`), once; the key then leaves the address. */
export function useAddRequest(mayAdd: boolean, add: () => void): void {
  const [params, setParams] = useSearchParams();
  const isRequested = params.get(KEY) === '1';
  const open = useEffectEvent(() => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(KEY);
        return next;
      },
      { replace: true },
    );
    if (mayAdd) add();
  });
  useEffect(() => {
    if (isRequested) open();
  }, [isRequested]);
}
