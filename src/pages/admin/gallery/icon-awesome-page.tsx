import { useTexts } from '@/shared/i18n/use-texts';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Section } from '@/shared/ui/section';
import { GalleryFrame } from './gallery-frame';
import { IconGrid } from './icon-grid';

/** A record, so that the compiler asks for a new icon's name here. */
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
const ICONS = (Object.keys(NAMES) as IconName[]).map((name) => ({
  name,
  drawing: <Icon name={name} size={24} />,
}));

/** The line icons of the platform, which all pages share. */
export default function IconAwesomePage() {
  const { t } = useTexts('gallery', { keyPrefix: 'icon' });
  return (
    <GalleryFrame name="iconAwesome">
      <Section title={t('own')} lead={t('ownLead')}>
        <IconGrid icons={ICONS} />
      </Section>
    </GalleryFrame>
  );
}
