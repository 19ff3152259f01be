import { useSearchParams } from 'react-router-dom';

/** The open rows of a tree table, stored in the address as `open=1,10`. */
export function useOpenRows() {
  const [params, setParams] = useSearchParams();
  const open = (params.get('open') ?? '').split(',').filter((id) => id !== '');
  const setOpen = (ids: readonly string[]) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (ids.length === 0) next.delete('open');
        else next.set('open', ids.join(','));
        return next;
      },
      { replace: true },
    );
  return { open, setOpen };
}
