import { useLocation, useSearchParams } from 'react-router-dom';
import { COUNTRY_CODES } from '@/features/countries/country-codes';

/**
 * What the page shows, in the address: `?edition=VN` an importer's editions, `?import=VN` the import of a new one, else
 * the list.
 */
export function useShownEdition() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const wanted = params.get('import');
  return {
    edition: params.get('edition') || null,
    importer: COUNTRY_CODES.find((code) => code === wanted) ?? null,
    listAddress: pathname,
    addressOf: (id: string) => `${pathname}?edition=${encodeURIComponent(id)}`,
    importAddress: (importer: string) => `${pathname}?import=${importer}`,
    openEdition: (id: string) => setParams({ edition: id }),
  };
}
