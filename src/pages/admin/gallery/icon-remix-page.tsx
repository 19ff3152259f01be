import styles from 'remixicon/fonts/remixicon.css?raw';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/section';
import { GalleryFrame } from './gallery-frame';
import { IconGrid } from './icon-grid';
import './icon-remix.css';

const ICONS = [...styles.matchAll(/\.ri-([\w-]+):before\s*\{\s*content:\s*"\\(\w+)"/g)].map(
  ([, name = '', code = '']) => ({
    name,
    drawing: (
      <span className="gallery-remix" aria-hidden>
        {String.fromCodePoint(Number.parseInt(code, 16))}
      </span>
    ),
  }),
);

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
