import { useTexts } from '@/shared/i18n/use-texts';
import './sample-switch.css';

interface SampleSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The reader's choice to see made-up rates if an importer has no others. */
export function SampleSwitch({ isOn, onChange }: SampleSwitchProps) {
  const { t } = useTexts('tariff');
  return (
    <label className="sample-switch">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {t('sample.show')} <span className="sample-switch-note">{t('sample.note')}</span>
      </span>
    </label>
  );
}
