import type { ReactNode } from 'react';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import './gallery.css';

interface GalleryFrameProps {
  /** Name of the page: part of the keys of its title and of the sentence on when to use it. */
  name: KeyBelow<'gallery', 'use'> & KeyBelow<'admin', 'menu'>;
  /** Marks for the whole page. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A page of the gallery: its title, one sentence on when to use the part, and a live example. */
export function GalleryFrame({ name, mark, children }: GalleryFrameProps) {
  const { t } = useTexts(['gallery', 'admin']);
  return (
    <div className="gallery">
      <h1>
        {t(`admin:menu.${name}`)}
        {mark}
      </h1>
      <p className="gallery-use">{t(`gallery:use.${name}`)}</p>
      {children}
    </div>
  );
}
