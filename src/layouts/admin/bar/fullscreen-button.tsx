import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button';
import { useFullscreen } from './use-fullscreen';

/** Fills the screen with the page and back; says so where the browser refuses (specification §8). */
export function FullscreenButton() {
  const { t } = useTranslation(['admin', 'messages']);
  const { message } = App.useApp();
  const { isFullscreen, toggle } = useFullscreen(
    () => void message.error(t('messages:browser.fullscreenFailed')),
  );
  return (
    <IconButton
      icon={isFullscreen ? 'fullscreenExit' : 'fullscreen'}
      label={t(isFullscreen ? 'tool.fullscreenExit' : 'tool.fullscreen')}
      onClick={toggle}
    />
  );
}
