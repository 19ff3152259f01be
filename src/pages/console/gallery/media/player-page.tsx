import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { OwnFilePlayer } from './own-file-player';
import { useSamplePlayer } from './use-sample-player';

/** The browser's own player: for a generated picture with a tone, and for a file of the visitor. */
export default function PlayerPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'player' });
  const { video, state, start, stop, handlePlaying, handlePause } = useSamplePlayer();
  const isMade = state !== 'idle' && state !== 'unsupported';
  return (
    <GalleryFrame name="player">
      <Section title={t('sample')} lead={t('lead')}>
        <div className="gallery-player">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- A tone has no captions. */}
          <video
            ref={video}
            className="gallery-video"
            controls={isMade}
            playsInline
            aria-label={t('label')}
            onPlaying={handlePlaying}
            onPause={handlePause}
          />
          {!isMade && <p className="gallery-player-empty">{t('empty')}</p>}
        </div>
        <div className="gallery-tools">
          {/* One button for both, so that the focus stays on it. */}
          <Button size="small" variant="primary" onClick={isMade ? stop : start}>
            {t(isMade ? 'stop' : 'make')}
          </Button>
          <span role="status">{isMade && state !== 'starting' && t(state)}</span>
        </div>
        <div role="status">{state === 'unsupported' && <Note tone="warning">{t('unsupported')}</Note>}</div>
      </Section>
      <OwnFilePlayer />
    </GalleryFrame>
  );
}
