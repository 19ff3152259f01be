import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { LANE_COUNTRIES } from './use-lane';
import type { OverviewLane, Party } from './use-lane';

/** Two countries to select; each list excludes the other's choice. */
export function LaneChoice({
  lane,
  onChoose,
}: {
  lane: OverviewLane;
  onChoose: (lane: OverviewLane) => void;
}) {
  const { t } = useTexts(['overview', 'countries']);
  const options = (other: Party) =>
    LANE_COUNTRIES.map((code) => ({ value: code, label: t(`countries:${code}`), disabled: code === other }));
  return (
    <div className="overview-lane">
      <SelectField
        label={t('index.from')}
        options={options(lane.to)}
        value={lane.from}
        onValueChange={(from) => onChoose({ ...lane, from })}
      />
      <SelectField
        label={t('index.to')}
        options={options(lane.from)}
        value={lane.to}
        onValueChange={(to) => onChoose({ ...lane, to })}
      />
    </div>
  );
}
