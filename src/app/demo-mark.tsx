import { useTranslation } from 'react-i18next';
import { config } from '@/shared/config/config';
import './demo-mark.css';

/** Says on every page, and in print, that this site answers from its own sample server. */
export function DemoMark() {
  const { t } = useTranslation('ui');
  return config.mocks ? <p className="demo-mark">{t('demo')}</p> : null;
}
