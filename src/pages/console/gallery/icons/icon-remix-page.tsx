import styles from 'remixicon/fonts/remixicon.css?raw';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { fontIcons } from './font-icons';
import { GalleryFrame } from '../gallery-frame';
import { IconGrid } from './icon-grid';
import './icon-remix.css';

const ICONS = fontIcons(styles, /\.ri-([\w-]+):before\s*\{\s*content:\s*"([^"]+)"/g, 'gallery-remix');

/** All icons of Remix Icon, drawn with its font, which no other page loads. */
export default function IconRemixPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'icon' });
  return (
    <GalleryFrame name="iconRemix">
      <Section title={t('kit')} lead={t('kitLead')}>
        <IconGrid icons={ICONS} />
      </Section>
    </GalleryFrame>
  );
}
