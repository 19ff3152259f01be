import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { SelectField } from '@/shared/ui/fields/select-field';
import type { SectorPair } from './sector-pair';

interface PairBandProps {
  pair: SectorPair;
  onChange: (change: Partial<SectorPair>) => void;
}

/** The route of the page: a selection changes the address, without a submit button. */
export function PairBand({ pair, onChange }: PairBandProps) {
  const { t } = useTexts(['sector', 'tariff', 'countries']);
  const countries = COUNTRY_CODES.map((code) => ({ value: code as string, label: t(`countries:${code}`) }));
  return (
    <div className="sector-band">
      <div className="page-width sector-pair">
        <SelectField
          label={t('tariff:band.from')}
          options={countries}
          value={pair.from}
          onValueChange={(from) => onChange({ from })}
        />
        <Button
          className="sector-swap"
          iconOnly
          aria-label={t('tariff:band.swap')}
          onClick={() => onChange({ from: pair.to, to: pair.from })}
        >
          <Icon name="swap" />
        </Button>
        <SelectField
          label={t('tariff:band.to')}
          options={countries}
          value={pair.to}
          onValueChange={(to) => onChange({ to })}
        />
        <p className="sector-pair-note">{t('pairNote')}</p>
      </div>
    </div>
  );
}
