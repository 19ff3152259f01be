import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { SelectField } from '@/shared/ui/fields/select-field';
import type { SectorLane } from './sector-lane';

interface LaneBandProps {
  lane: SectorLane;
  onChange: (change: Partial<SectorLane>) => void;
}

/** The route of the page: a selection changes the address, without a submit button. */
export function LaneBand({ lane, onChange }: LaneBandProps) {
  const { t } = useTexts(['sector', 'tariff', 'countries']);
  const countries = COUNTRY_CODES.map((code) => ({ value: code as string, label: t(`countries:${code}`) }));
  return (
    <div className="sector-band">
      <div className="page-width sector-lane">
        <SelectField
          label={t('tariff:band.from')}
          options={countries}
          value={lane.from}
          onValueChange={(from) => onChange({ from })}
        />
        <Button
          className="sector-swap"
          iconOnly
          aria-label={t('tariff:band.swap')}
          onClick={() => onChange({ from: lane.to, to: lane.from })}
        >
          <Icon name="swap" />
        </Button>
        <SelectField
          label={t('tariff:band.to')}
          options={countries}
          value={lane.to}
          onValueChange={(to) => onChange({ to })}
        />
        <p className="sector-lane-note">{t('laneNote')}</p>
      </div>
    </div>
  );
}
