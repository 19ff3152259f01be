import { useLocation, useSearchParams } from 'react-router-dom';
import { RULES } from '@/domain/editions';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { withQuery } from '@/shared/routing/with-query';

/**
 * What the page shows, in the address: `?edition=VN` the editions of a record, with `&lines=` and their name the lines of
 * one of them and `&q=` the text they have; `?import=VN` or `?import=rules` the import of a new one, with `&lines=` that begins with these, and
 * `&q=` the rows of its file to begin with; else the list.
 */
export function useShownEdition() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const wanted = params.get('import');
  return {
    edition: params.get('edition') || null,
    lines: params.get('lines') || null,
    searched: params.get('q') ?? '',
    imported: [RULES, ...COUNTRY_CODES].find((subject) => subject === wanted) ?? null,
    listAddress: pathname,
    addressOf: (id: string) => withQuery(pathname, { edition: id }),
    linesAddress: (id: string, lines: string) => withQuery(pathname, { edition: id, lines }),
    importAddress: (subject: string, lines?: string, searched?: string) =>
      withQuery(pathname, { import: subject, lines, q: searched }),
    openEdition: (id: string) => setParams({ edition: id }),
    searchLines: (text: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('q');
          if (text !== '') next.set('q', text);
          return next;
        },
        { replace: true },
      ),
  };
}
