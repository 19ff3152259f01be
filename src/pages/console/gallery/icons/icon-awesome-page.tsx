import brands from '@fortawesome/fontawesome-free/css/brands.css?raw';
import styles from '@fortawesome/fontawesome-free/css/fontawesome.css?raw';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon, type IconName } from '@/shared/ui/controls/icon';
import { Section } from '@/shared/ui/layout/section';
import { fontIcons } from './font-icons';
import { GalleryFrame } from '../gallery-frame';
import { IconGrid } from './icon-grid';
import './icon-awesome.css';

/** A record, so that the compiler requires a new icon's name here. */
const NAMES: Readonly<Record<IconName, true>> = {
  swap: true,
  close: true,
  chevron: true,
  check: true,
  cross: true,
  question: true,
  warning: true,
  info: true,
  menu: true,
  external: true,
  arrowUp: true,
  arrowDown: true,
  sort: true,
};
const OWN = (Object.keys(NAMES) as IconName[]).map((name) => ({
  name,
  drawing: <Icon name={name} size={24} />,
}));
const RULE = /\.fa-([\w-]+) \{\s*--fa: "([^"]+)"/g;
const ICONS = [
  ...OWN,
  ...fontIcons(styles, RULE, 'gallery-awesome').map(prefixed),
  ...fontIcons(brands, RULE, 'gallery-awesome-brand').map(prefixed),
];

/** The line icons of the platform, and all of Font Awesome Free with its fonts, which no other page loads. */
export default function IconAwesomePage() {
  const { t } = useTexts('gallery', { keyPrefix: 'icon' });
  return (
    <GalleryFrame name="iconAwesome">
      <Section title={t('awesome')} lead={t('awesomeLead')}>
        <IconGrid icons={ICONS} />
      </Section>
    </GalleryFrame>
  );
}

/** With the class prefix of the set, which distinguishes its `check` from the platform's. */
function prefixed<T extends { name: string }>(icon: T): T {
  return { ...icon, name: `fa-${icon.name}` };
}
