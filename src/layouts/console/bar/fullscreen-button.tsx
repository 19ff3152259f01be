import { useTexts } from '@/shared/i18n/use-texts';
import { IconButton } from './icon-button';
import { useFullscreen } from './use-fullscreen';

/** Fills the screen with the page and back; says so where the browser refuses (specification §8). */
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
