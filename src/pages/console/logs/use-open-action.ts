import { useSearchParams } from 'react-router-dom';

/** The action shown in detail, stored in the address as `log=6001`, so that it can be linked. */
export function useOpenAction() {
  const [params, setParams] = useSearchParams();
  const show = (id: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('log');
      else next.set('log', id);
      return next;
    });
  return { openId: params.get('log') || null, open: (id: string) => show(id), close: () => show(null) };
}
