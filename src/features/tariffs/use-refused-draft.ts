import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether what was filled in at this address could not be asked, and how to say so; another address knows nothing of it. */
export function useRefusedDraft(): [boolean, (isRefused: boolean) => void] {
  const { search } = useLocation();
  const [at, setAt] = useState<string | null>(null);
  return [at === search, (isRefused) => setAt(isRefused ? search : null)];
}
