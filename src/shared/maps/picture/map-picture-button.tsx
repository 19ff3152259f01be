import { useState } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import type { MapPicture } from './map-picture';

interface MapPictureButtonProps extends MapPicture {
  /** The map's element. */
  place: RefObject<HTMLElement | null>;
  isReady: boolean;
}

/** Downloads the map as a picture; its code loads on demand. */
export function MapPictureButton({ place, isReady, ...picture }: MapPictureButtonProps) {
  const { t } = useTexts('map');
  const [hasFailed, setHasFailed] = useState(false);
  const take = async () => {
    setHasFailed(false);
    try {
      const view = place.current?.querySelector<HTMLElement>('.map-view');
      const { downloadMapPicture } = await import('./map-picture');
      if (view) await downloadMapPicture(view, picture);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Button variant="text" size="small" disabled={!isReady} onClick={() => void take()}>
        {t('png')}
      </Button>
      {hasFailed && <span role="alert">{t('noPicture')}</span>}
    </>
  );
}
