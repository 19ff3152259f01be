import { config } from '@/shared/config/config';
import { useTexts } from '@/shared/i18n/use-texts';
import './demo-mark.css';

/** States on every page, and in print, that this site uses its own sample server. */
export function DemoMark() {
  const { t } = useTexts('ui');
  return config.mocks ? <p className="demo-mark">{t('demo')}</p> : null;
}
