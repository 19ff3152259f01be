import { COUNTRY_CODE } from '@/shared/routing/country-code';
import { isQueryDay } from '@/features/tariffs/country-pair/pair-query';
import type { TreeQuestion } from '@/features/hs/tree/hs-tree-api';

/** The place and the countries in the address of the page; `typed` is an invalid code. */
export interface BrowseQuery extends TreeQuestion {
  date: string;
  /** The invalid code in the address; null otherwise. */
  typed: string | null;
}

const CODE = /^(?:[IVX]{1,5}|\d{2,11})$/;
const LONGEST = 40;

/** Reads the address tolerantly: dots and spaces in codes, small letters; `today` replaces a missing date. */
export function readBrowseQuery(params: URLSearchParams, today: string): BrowseQuery {
  const text = (params.get('code') ?? '').slice(0, LONGEST).trim();
  const code = text
    .normalize('NFKC')
    .replace(/[\s.\-·]/g, '')
    .toUpperCase();
  const date = params.get('date') ?? '';
  const isCode = CODE.test(code);
  return {
    code: isCode ? code : null,
    typed: isCode || text === '' ? null : text,
    from: country(params.get('from')),
    to: country(params.get('to')),
    date: isQueryDay(date) ? date : today,
  };
}

/** The countries and the date that a link passes on; today's date is left out. */
export function carriedOn({ from, to, date }: BrowseQuery, today: string) {
  return {
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(date !== today && { date }),
  };
}

const country = (text: string | null) => COUNTRY_CODE.exec((text ?? '').toUpperCase())?.[0] ?? null;
