import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { PAIR_COUNTRIES } from './use-pair';
import type { OverviewPair, Party } from './use-pair';

/** Two countries to select; each list excludes the other's choice. */
export function PairChoice({
  pair,
  onChoose,
}: {
  pair: OverviewPair;
  onChoose: (pair: OverviewPair) => void;
}) {
  const { t } = useTexts(['overview', 'countries']);
  const options = (other: Party) =>
    PAIR_COUNTRIES.map((code) => ({ value: code, label: t(`countries:${code}`), disabled: code === other }));
  return (
    <div className="overview-pair">
      <SelectField
        label={t('index.from')}
        options={options(pair.to)}
        value={pair.from}
        onValueChange={(from) => onChoose({ ...pair, from })}
      />
      <SelectField
        label={t('index.to')}
        options={options(pair.from)}
        value={pair.to}
        onValueChange={(to) => onChoose({ ...pair, to })}
      />
    </div>
  );
}
