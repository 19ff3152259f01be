import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tradeDataQuery } from './trade-data-api';
import type { TradeDataPage } from './trade-data-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import type { DataView } from './data-view-state';

/** An answer together with the state it belongs to. */
interface Answered {
  page: TradeDataPage;
  state: DataView;
  /** When the page was loaded, in milliseconds since 1970. */
  readAt: number;
}

/** The query of a state: the map is of the last year and all countries. */
function recordsQuery({ tab, countries, from, to }: DataView, language: string) {
  const isMap = tab === 'map';
  return tradeDataQuery({ countries: isMap ? [] : countries, from: isMap ? to : from, to }, language);
}

/**
 * The records of the state; while they load, or if they fail, the previous ones, with the countries and years they
 * belong to.
 */
export function useDataAnswer(state: DataView) {
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(recordsQuery(state, useLanguage()));
  const [last, setLast] = useState<Answered | null>(null);
  if (data !== undefined && (last?.page !== data || last.state !== state))
    setLast({ page: data, state, readAt: dataUpdatedAt });
  const old = data === undefined ? last : null;
  return {
    page: data ?? old?.page,
    /** The state `page` belongs to; what only affects the display is current. */
    shown: old === null ? state : { ...state, ...questionOf(old.state) },
    /** True while `page` belongs to an earlier state. */
    isOld: old !== null,
    error,
    isError,
    readAt: old?.readAt ?? dataUpdatedAt,
    refetch,
  };
}

const questionOf = ({ countries, highlighted, from, to }: DataView) => ({ countries, highlighted, from, to });
