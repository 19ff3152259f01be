import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from './gallery-frame';

const SECRETARIAT = 'https://rcepsec.org/';
const NO_WEB_ADDRESS = 'ftp://example.org/';

/** Links to other sites, and how invalid addresses are handled. */
export default function ExternalLinkPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'externalLink' });
  const [address, setAddress] = useState(SECRETARIAT);
  return (
    <GalleryFrame name="externalLink">
      <Section title={t('kinds')}>
        <ul className="gallery-rows">
          <li>
            <ExternalLink href={SECRETARIAT} hrefLang="en">
              {t('outside')}
            </ExternalLink>
          </li>
          <li>
            <Link to={paths.home()}>{t('inside')}</Link>
          </li>
          <li>
            <ExternalLink href={NO_WEB_ADDRESS}>{t('refused')}</ExternalLink>
          </li>
        </ul>
      </Section>
      <Section title={t('try')}>
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <p className="gallery-result">
          <ExternalLink href={address}>{address}</ExternalLink>
        </p>
      </Section>
    </GalleryFrame>
  );
}
