import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Section } from '@/shared/ui/section';
import { GalleryFrame } from './gallery-frame';
import { makeSample, type Sample } from './made-sample';

/** The browser's own player over a picture and a tone that are made here, so that no file of elsewhere is needed. */
export default function PlayerPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'player' });
  const [state, setState] = useState<'idle' | 'playing' | 'unsupported'>('idle');
  const video = useRef<HTMLVideoElement>(null);
  const sample = useRef<Sample | null>(null);
  useEffect(() => () => sample.current?.stop(), []);
  const handleMake = () => {
    sample.current?.stop();
    const made = makeSample();
    sample.current = made;
    setState(made === null ? 'unsupported' : 'playing');
    if (made === null || video.current === null) return;
    video.current.srcObject = made.stream;
    // The browser may want a press on its own button instead.
    void video.current.play().catch(() => undefined);
  };
  const handleStop = () => {
    sample.current?.stop();
    if (video.current !== null) video.current.srcObject = null;
    setState('idle');
  };
  return (
    <GalleryFrame name="player">
      <Section title={t('sample')} lead={t('lead')}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- A tone: there is nothing to be said in words. */}
        <video ref={video} className="gallery-video" controls playsInline aria-label={t('label')} />
        <div className="gallery-tools">
          <Button size="small" variant="primary" onClick={handleMake}>
            {t('make')}
          </Button>
          <Button size="small" onClick={handleStop} disabled={state !== 'playing'}>
            {t('stop')}
          </Button>
          <span role="status">{state === 'playing' && t('playing')}</span>
        </div>
        {state === 'unsupported' && <Note tone="warning">{t('unsupported')}</Note>}
      </Section>
    </GalleryFrame>
  );
}
