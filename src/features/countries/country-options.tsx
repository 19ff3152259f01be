import { useTranslation } from 'react-i18next';
import { COUNTRY_CODES } from './country-codes';

/** The 16 countries as options of a native select, in the specification's order; needs the area `countries`. */
export function CountryOptions() {
  const { t } = useTranslation('countries');
  return COUNTRY_CODES.map((code) => (
    <option key={code} value={code}>
      {t(code)}
    </option>
  ));
}
