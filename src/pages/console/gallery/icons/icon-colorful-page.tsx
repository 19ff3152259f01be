import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { COLOURFUL_NAMES, ColourfulIcon } from './colourful-icon';
import { GalleryFrame } from '../gallery-frame';
import { IconGrid } from './icon-grid';

const ICONS = COLOURFUL_NAMES.map((name) => ({ name, drawing: <ColourfulIcon icon={name} /> }));

/** Multicoloured icons, and pictures from elsewhere in their place. */
export default function IconColorfulPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'icon' });
  const [icon, setIcon] = useState('port');
  return (
    <GalleryFrame name="iconColorful">
      <Section title={t('colourful')}>
        <IconGrid icons={ICONS} />
      </Section>
      <Section title={t('byAddress')}>
        <TextField
          label={t('nameOrAddress')}
          hint={t('addressHint')}
          value={icon}
          onChange={({ target }) => setIcon(target.value.trim())}
        />
        <p className="gallery-result gallery-shown-icon" role="status">
          <ColourfulIcon icon={icon} fallback={t('unknown')} />
        </p>
      </Section>
    </GalleryFrame>
  );
}
