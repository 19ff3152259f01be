import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the draft of this address was refused, and how to set that; each address has its own draft. */
export function useRefusedDraft(): [boolean, (isRefused: boolean) => void] {
  const { search } = useLocation();
  const [at, setAt] = useState<string | null>(null);
  return [at === search, (isRefused) => setAt(isRefused ? search : null)];
}
