import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { todayIso } from '@/shared/format/date';
import { type BrowseAddress, paths } from '@/shared/routing/paths';
import { type BrowseQuery, carriedOn, readBrowseQuery } from './browse-query';

/** The query of the page, functions to change its countries and date, and the addresses of its links. */
export interface Browse {
  query: BrowseQuery;
  change: (part: Pick<BrowseAddress, 'from' | 'to' | 'date'>) => void;
  /** The address of a place with the countries and the date of the page; without a code, of the root. */
  addressOf: (code?: string) => string;
  /** The address of the full answer for a code. */
  answerOf: (hs: string, line?: string) => string;
}

/** The state of the page from its address. */
export function useBrowseQuery(): Browse {
  const [params, setParams] = useSearchParams();
  const today = todayIso();
  const query = useMemo(() => readBrowseQuery(params, today), [params, today]);
  return useMemo(() => {
    const carried = carriedOn(query, today);
    return {
      query,
      change: (part) =>
        setParams((before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(part)) {
            if (value === '') next.delete(key);
            else next.set(key, value);
          }
          return next;
        }),
      addressOf: (code) => paths.tariffBrowse({ code, ...carried }),
      answerOf: (hs, line) => paths.taxOriginSearch({ hs, line, ...carried }),
    };
  }, [query, today, setParams]);
}
