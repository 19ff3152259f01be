import { useLocation, useSearchParams } from 'react-router-dom';
import { RULES } from '@/domain/editions';
import { COUNTRY_CODES } from '@/features/countries/country-codes';

/**
 * What the page shows, in the address: `?edition=VN` the editions of a record, `?import=VN` or `?import=rules` the import
 * of a new one, else the list.
 */
export function useShownEdition() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const wanted = params.get('import');
  return {
    edition: params.get('edition') || null,
    imported: [RULES, ...COUNTRY_CODES].find((subject) => subject === wanted) ?? null,
    listAddress: pathname,
    addressOf: (id: string) => `${pathname}?edition=${encodeURIComponent(id)}`,
    importAddress: (subject: string) => `${pathname}?import=${subject}`,
    openEdition: (id: string) => setParams({ edition: id }),
  };
}
