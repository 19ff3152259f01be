import type { ReactNode } from 'react';
import type { FullKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import './gallery.css';

interface GalleryFrameProps {
  /** Name of the page: part of the keys of its title and of the sentence on when to use it. */
  name: string;
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
        {t(`admin:menu.${name}` as FullKey<'admin'>)}
        {mark}
      </h1>
      <p className="gallery-use">{t(`gallery:use.${name}` as FullKey<'gallery'>)}</p>
      {children}
    </div>
  );
}
