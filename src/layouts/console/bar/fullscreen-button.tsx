import { useTexts } from '@/shared/i18n/use-texts';
import { IconButton } from './icon-button';
import { useFullscreen } from './use-fullscreen';

/** Toggles fullscreen; shows a message if the browser refuses (specification §8). */
export function FullscreenButton({ onFailure }: { onFailure: (sentence: string) => void }) {
  const { t } = useTexts(['admin', 'messages']);
  const { isFullscreen, toggle } = useFullscreen(() => onFailure(t('messages:browser.fullscreenFailed')));
  return (
    <IconButton
      icon={isFullscreen ? 'fullscreenExit' : 'fullscreen'}
      label={t(isFullscreen ? 'tool.fullscreenExit' : 'tool.fullscreen')}
      onClick={toggle}
    />
  );
}
