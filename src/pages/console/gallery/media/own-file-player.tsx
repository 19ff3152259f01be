import { useCallback, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { FileChooser } from './file-chooser';

/** A recording from the device in the browser's own player; it is not uploaded. */
export function OwnFilePlayer() {
  const { t } = useTexts('gallery', { keyPrefix: 'player' });
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const handleFiles = ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    const isGood = isRecording(chosen);
    setRefused(isGood ? null : chosen.name);
    if (isGood) setFile(chosen);
  };
  const handleError = () => {
    setRefused(file?.name ?? null);
    setFile(null);
  };
  return (
    <Section title={t('own')} lead={t('ownLead')}>
      <FileChooser
        label={t('choose')}
        hint={t('chooseHint')}
        error={refused === null ? undefined : t('refused', { name: refused })}
        accept="video/*,audio/*"
        onFiles={handleFiles}
      />
      <div role="status">
        {file !== null && <p className="gallery-result">{t('opened', { name: file.name })}</p>}
      </div>
      {file !== null && <Recording file={file} onError={handleError} />}
    </Section>
  );
}

function Recording({ file, onError }: { file: File; onError: () => void }) {
  const { t } = useTexts('gallery', { keyPrefix: 'player' });
  // The object URL lives as long as the player is mounted; playback ends with it.
  const play = useCallback(
    (player: HTMLMediaElement | null) => {
      if (player === null) return;
      const address = URL.createObjectURL(file);
      player.src = address;
      return () => {
        player.removeAttribute('src');
        player.load();
        URL.revokeObjectURL(address);
      };
    },
    [file],
  );
  const shared = { ref: play, controls: true, 'aria-label': t('ownLabel', { name: file.name }), onError };
  if (file.type.startsWith('audio/')) {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- A file of the visitor: its captions are not known.
    return <audio {...shared} className="gallery-audio" />;
  }
  return (
    <div className="gallery-player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- A visitor's file: no captions are known. */}
      <video {...shared} className="gallery-video" playsInline />
    </div>
  );
}

const isRecording = ({ type }: File) => /^(video|audio)\//.test(type);
