import {
  MAX_ZOOM,
  moveTo,
  slackOf,
  turn,
  zoomTo,
  type AvatarCrop,
  type PictureSize,
} from '@/features/profile/avatar-crop';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Field } from '@/shared/ui/fields/field';

interface AvatarControlsProps {
  size: PictureSize;
  crop: AvatarCrop;
  onChange: (crop: AvatarCrop) => void;
}

/** Zoom, position and rotation of the picture with native controls. */
export function AvatarControls({ size, crop, onChange }: AvatarControlsProps) {
  const { t } = useTexts('personal');
  const slack = slackOf(crop, size);
  return (
    <div className="personal-crop-controls">
      <Slider
        label={t('avatar.zoom')}
        min={100}
        max={MAX_ZOOM * 100}
        value={crop.zoom * 100}
        onChange={(percent) => onChange(zoomTo(crop, size, percent / 100))}
      />
      <Slider
        label={t('avatar.horizontal')}
        min={-100}
        max={100}
        value={percentOf(crop.x, slack.x)}
        isDisabled={slack.x === 0}
        onChange={(percent) => onChange(moveTo(crop, size, (percent / 100) * slack.x, crop.y))}
      />
      <Slider
        label={t('avatar.vertical')}
        min={-100}
        max={100}
        value={percentOf(crop.y, slack.y)}
        isDisabled={slack.y === 0}
        onChange={(percent) => onChange(moveTo(crop, size, crop.x, (percent / 100) * slack.y))}
      />
      <div className="personal-actions">
        <Button size="small" onClick={() => onChange(turn(crop, 'counterclockwise'))}>
          {t('avatar.turnLeft')}
        </Button>
        <Button size="small" onClick={() => onChange(turn(crop, 'clockwise'))}>
          {t('avatar.turnRight')}
        </Button>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  /** All in percent. */
  min: number;
  max: number;
  value: number;
  isDisabled?: boolean;
  onChange: (percent: number) => void;
}

function Slider({ label, min, max, value, isDisabled = false, onChange }: SliderProps) {
  const percent = Math.round(value);
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={1}
          value={percent}
          aria-valuetext={`${percent}%`}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

const percentOf = (place: number, slack: number): number => (slack === 0 ? 0 : (place / slack) * 100);
