import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { readIndexAddress, writeIndexAddress, type IndexAddress } from './index-address';
import { paths } from '@/shared/routing/paths';

/** Changes the view: other parts stay unchanged. `replace` replaces the history entry. */
export type ShowIndex = (change: Partial<IndexAddress>, options?: { replace?: boolean }) => void;

/** The state of the page in the address, a function to change it, and the address of a change. */
export function useIndexAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readIndexAddress(params, COUNTRY_CODES), [params]);
  const show: ShowIndex = (change, options) =>
    setParams(
      (before) => writeIndexAddress({ ...readIndexAddress(before, COUNTRY_CODES), ...change }),
      options,
    );
  const linkTo = (change: Partial<IndexAddress>) =>
    paths.tradeIndex(Object.fromEntries(writeIndexAddress({ ...address, ...change })));
  return { address, show, linkTo };
}
