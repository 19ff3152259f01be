import { useSearchParams } from 'react-router-dom';

/** The three ways to sign in, as in the address (`?tab=`). */
export const LOGIN_TABS = ['password', 'mobile', 'email'] as const;
export type LoginTab = (typeof LOGIN_TABS)[number];

/** The tab in the address, the password by default; selecting another keeps the rest of the address. */
export function useLoginTab(): [LoginTab, (tab: LoginTab) => void] {
  const [query, setQuery] = useSearchParams();
  const requested = query.get('tab');
  const current = LOGIN_TABS.find((tab) => tab === requested) ?? 'password';
  const choose = (tab: LoginTab) => {
    const next = new URLSearchParams(query);
    next.set('tab', tab);
    setQuery(next, { replace: true });
  };
  return [current, choose];
}
