import { useState } from 'react';
import { renderSVG } from 'uqr';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from '../gallery-frame';
import { QrDrawing } from './qr-drawing';

/** The most a code can contain for a phone to read it from a screen. */
const MOST_CHARACTERS = 300;

/** A text or an address as a QR code, drawn in the browser: nothing is sent. */
export default function QrCodePage() {
  const { t } = useTexts('gallery', { keyPrefix: 'qrCode' });
  const [text, setText] = useState(() => `${window.location.origin}${window.location.pathname}`);
  const problem = text === '' ? 'empty' : text.length > MOST_CHARACTERS ? 'long' : null;
  return (
    <GalleryFrame name="qrCode">
      <Section title={t('code')}>
        <TextField
          label={t('text')}
          value={text}
          error={problem === null ? undefined : t(problem, { count: MOST_CHARACTERS })}
          onChange={({ target }) => setText(target.value)}
        />
        {problem === null && (
          <div className="gallery-result">
            <QrDrawing text={text} label={t('label', { text })} />
            <Button
              size="small"
              onClick={() => downloadText('qr-code.svg', 'image/svg+xml', renderSVG(text))}
            >
              {t('download')}
            </Button>
          </div>
        )}
      </Section>
    </GalleryFrame>
  );
}
