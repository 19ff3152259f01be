import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import './gallery.css';

interface GalleryFrameProps {
  /** Name of the page: of its title in the menu, and of the sentence that says when to use the part. */
  name: string;
  /** Marks that hold for the whole page. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A page of the gallery: its title, one sentence of when to use what it shows, and the part at work. */
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
