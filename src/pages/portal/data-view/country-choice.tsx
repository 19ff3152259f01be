import { useState } from 'react';
import { COUNTRY_CODES, PARTY_CODES } from '@/features/countries/country-codes';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';

interface CountryChoiceProps {
  chosen: readonly string[];
  onChange: (countries: string[]) => void;
}

/** The selected countries: search, one checkbox each, all Parties or none; folded on narrow screens. */
export function CountryChoice({ chosen, onChange }: CountryChoiceProps) {
  const { t } = useTexts(['dataview', 'countries']);
  const [search, setSearch] = useState('');
  const isNarrow = useIsBelow(768);
  const words = search.trim().toLowerCase();
  const found = COUNTRY_CODES.filter(
    (code) => t(`countries:${code}`).toLowerCase().includes(words) || code.toLowerCase() === words,
  );
  const handleToggle = (code: string) =>
    onChange(COUNTRY_CODES.filter((each) => (each === code) !== chosen.includes(each)));
  return (
    <details className="data-countries" open={!isNarrow}>
      <summary>{t('dataview:countries', { count: chosen.length })}</summary>
      <div className="data-countries-tools">
        <TextField
          label={t('dataview:searchCountry')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button size="small" onClick={() => onChange([...PARTY_CODES])}>
          {t('dataview:allParties')}
        </Button>
        <Button size="small" onClick={() => onChange([])}>
          {t('dataview:noCountry')}
        </Button>
      </div>
      {found.length === 0 && <p className="data-countries-none">{t('dataview:noSuchCountry')}</p>}
      <ul className="data-countries-list">
        {found.map((code) => (
          <li key={code}>
            <label>
              <input type="checkbox" checked={chosen.includes(code)} onChange={() => handleToggle(code)} />
              {t(`countries:${code}`)}
              {code === 'IN' && <span className="data-countries-note">{t('dataview:notParty')}</span>}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
