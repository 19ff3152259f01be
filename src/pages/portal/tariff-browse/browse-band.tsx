import { useState } from 'react';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { isQueryDay } from '@/features/tariffs/country-pair/pair-query';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { Icon } from '@/shared/ui/controls/icon';
import { SelectField } from '@/shared/ui/fields/select-field';
import type { BrowseQuery } from './browse-query';
import type { Browse } from './use-browse-query';

interface BrowseBandProps {
  query: BrowseQuery;
  onChange: Browse['change'];
}

/** Countries and date of the rates; a selection changes the address, without a submit button. */
export function BrowseBand({ query, onChange }: BrowseBandProps) {
  const { t } = useTexts(['browse', 'countries']);
  const [date, setDate] = useState(query.date);
  const countries = COUNTRY_CODES.map((code) => ({ value: code as string, label: t(`countries:${code}`) }));
  const options = [{ value: '', label: t('band.none') }, ...countries];
  const chosen = (code: string | null) => countries.find(({ value }) => value === code)?.value ?? '';
  return (
    <div className="browse-band">
      <div className="page-width browse-question">
        <SelectField
          label={t('band.from')}
          options={options}
          value={chosen(query.from)}
          onValueChange={(from) => onChange({ from })}
        />
        <Button
          className="browse-swap"
          iconOnly
          aria-label={t('band.swap')}
          onClick={() => onChange({ from: query.to ?? '', to: query.from ?? '' })}
        >
          <Icon name="swap" />
        </Button>
        <SelectField
          label={t('band.to')}
          options={options}
          value={chosen(query.to)}
          onValueChange={(to) => onChange({ to })}
        />
        <DateField
          label={t('band.date')}
          value={date}
          onValueChange={(typed) => {
            setDate(typed);
            if (isQueryDay(typed)) onChange({ date: typed });
          }}
        />
      </div>
    </div>
  );
}
