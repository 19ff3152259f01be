import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { readDataView, writeDataView } from './data-view-state';
import type { DataView } from './data-view-state';

/** The state of the page in the address, a function to change it, and the address of a change. */
export function useDataView() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readDataView(params), [params]);
  const change = useCallback(
    (part: Partial<DataView>, replace = false) =>
      setParams((before) => writeDataView(before, part), { replace }),
    [setParams],
  );
  const addressOf = (part: Partial<DataView>) =>
    paths.dataView(Object.fromEntries(writeDataView(params, part)));
  return { state, change, addressOf };
}
