import { useTexts } from '@/shared/i18n/use-texts';
import { COUNTRY_CODES } from './country-codes';

/** The 16 countries as options of a native select, in the specification's order; needs the area `countries`. */
export function CountryOptions() {
  const { t } = useTexts('countries');
  return COUNTRY_CODES.map((code) => (
    <option key={code} value={code}>
      {t(`countries:${code}`)}
    </option>
  ));
}
