import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { MAX_COMPARED } from '../guide-address';
import type { GuideControls } from '../use-guide-address';
import { GuideDate } from './guide-date';
import './guide-band.css';

/** Which country, on which day, compared with which others: the guide's query in one row of fields. */
export function GuideBand({ guide }: { guide: GuideControls }) {
  const { t } = useTexts(['nation', 'countries']);
  const { address, go } = guide;
  const { country, vs, date } = address;
  const countries = COUNTRY_CODES.map((code) => ({ value: code, label: t(`countries:${code}`) }));
  const others = countries.filter(({ value }) => value !== country && !vs.includes(value));
  const isFull = vs.length >= MAX_COMPARED - 1;
  return (
    <div className="nation-band">
      <div className="page-width nation-band-fields">
        <SelectField
          label={t('band.country')}
          options={countries}
          value={countries.find(({ value }) => value === country)?.value ?? ''}
          placeholder={t('band.choose')}
          onValueChange={(code) => go({ country: code, vs: vs.filter((other) => other !== code) })}
        />
        <GuideDate value={date} onChange={(value) => go({ date: value }, { replace: true })} />
        <SelectField
          label={t('band.compare', { count: vs.length + 1, most: MAX_COMPARED })}
          options={others}
          value=""
          placeholder={isFull ? t('band.full', { most: MAX_COMPARED }) : t('band.add')}
          disabled={isFull}
          onValueChange={(code) => go({ vs: [...vs, code] })}
        />
      </div>
    </div>
  );
}
