import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { todayIso } from '@/shared/format/date';
import { guidePath, readGuideAddress } from './guide-address';
import type { GuideAddress } from './guide-address';

/** The guide's address, the address of a change, and a function to go there. */
export interface GuideControls {
  address: GuideAddress;
  today: string;
  pathTo: (change: Partial<GuideAddress>) => string;
  /** Selecting adds a history entry; typing (`replace`) does not. */
  go: (change: Partial<GuideAddress>, options?: { replace: boolean }) => void;
}

/** State of the country guide in the address (product design §1). */
export function useGuideAddress(): GuideControls {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = todayIso();
  const address = useMemo(() => readGuideAddress(params, today), [params, today]);
  const pathTo = (change: Partial<GuideAddress>) => guidePath(address, change, today);
  return {
    address,
    today,
    pathTo,
    go: (change, options) => void navigate(pathTo(change), options),
  };
}
