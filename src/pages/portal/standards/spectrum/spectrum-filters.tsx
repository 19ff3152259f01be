import type { ReactNode } from 'react';
import { PARTIES } from '@/domain/rcep';
import { INTERNATIONAL, RELATION_KINDS } from '@/features/standards/standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { toggled } from '@/shared/list/list-state';
import { SearchBox } from '@/shared/list/search-box';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import type { SpectrumControls } from './state/use-spectrum';
import { LinkKey } from './graph/link-key';
import { useSpectrumWords } from './spectrum-words';

/** Selectable countries: international standards, the Parties, and others in the address. */
const COUNTRIES = [INTERNATIONAL, ...PARTIES, 'IN'];

/** Search and filters of the page; sector, country and kind take several values. */
export function SpectrumFilters({ controls: { state, go } }: { controls: SpectrumControls }) {
  const { t } = useTexts(['spectrum', 'list']);
  const words = useSpectrumWords();
  const { country, sector, kind, q } = state;
  const isNarrowed = q !== '' || country.length + sector.length + kind.length > 0;
  return (
    <div className="spectrum-filters">
      <SearchBox
        label={t('spectrum:search')}
        placeholder={t('spectrum:searchHint')}
        value={q}
        onSearch={(text) => go({ q: text }, true)}
      />
      <Choices
        legend={t('spectrum:filter.sector')}
        options={SECTOR_IDS.map((value) => ({ value, label: words.sector(value) }))}
        chosen={sector}
        onToggle={(value) => go({ sector: SECTOR_IDS.filter((id) => toggled(sector, value).includes(id)) })}
      />
      <Choices
        legend={t('spectrum:filter.kind')}
        options={RELATION_KINDS.map((value) => ({
          value,
          label: words.kind(value),
          sign: <LinkKey kind={value} />,
        }))}
        chosen={kind}
        onToggle={(value) => go({ kind: RELATION_KINDS.filter((id) => toggled(kind, value).includes(id)) })}
      />
      <details className="spectrum-countries" open={country.length > 0}>
        <summary>{t('spectrum:filter.country')}</summary>
        <Choices
          legend={t('spectrum:filter.country')}
          isLegendHidden
          options={[...new Set([...COUNTRIES, ...country])].map((value) => ({
            value,
            label: words.country(value),
          }))}
          chosen={country}
          onToggle={(value) => go({ country: toggled(country, value) })}
        />
      </details>
      {isNarrowed && (
        <Button size="small" onClick={() => go({ q: '', country: [], sector: [], kind: [] })}>
          {t('list:clearFilters')}
        </Button>
      )}
    </div>
  );
}

interface ChoicesProps {
  legend: string;
  isLegendHidden?: boolean;
  options: readonly { value: string; label: string; sign?: ReactNode }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function Choices({ legend, isLegendHidden = false, options, chosen, onToggle }: ChoicesProps) {
  return (
    <fieldset className="spectrum-choices">
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {options.map(({ value, label, sign }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          {sign}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
