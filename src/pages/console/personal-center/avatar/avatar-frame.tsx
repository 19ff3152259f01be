import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { moveTo, type AvatarCrop } from '@/features/profile/avatar-crop';
import { drawCrop } from '@/features/profile/avatar-picture';
import { useTexts } from '@/shared/i18n/use-texts';

/** Edge of the drawing, in pixels; the style sheet shows it at half this size. */
const EDGE = 480;

interface AvatarFrameProps {
  picture: ImageBitmap;
  crop: AvatarCrop;
  onChange: (crop: AvatarCrop) => void;
}

/**
 * A preview of what will be stored. The picture can be dragged; the controls beside it do the same from the keyboard.
 */
export function AvatarFrame({ picture, crop, onChange }: AvatarFrameProps) {
  const { t } = useTexts('personal');
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const handleDown = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    currentTarget.setPointerCapture(pointerId);
    const edge = currentTarget.clientWidth;
    grip.current = { x: crop.x - clientX / edge, y: crop.y - clientY / edge };
  };
  const handleMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    if (grip.current === null) return;
    const edge = currentTarget.clientWidth;
    onChange(moveTo(crop, picture, grip.current.x + clientX / edge, grip.current.y + clientY / edge));
  };
  const handleUp = () => {
    grip.current = null;
  };
  return (
    <div className="personal-crop-frame" role="img" aria-label={t('avatar.frame')}>
      <canvas
        ref={canvas}
        width={EDGE}
        height={EDGE}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      />
    </div>
  );
}
