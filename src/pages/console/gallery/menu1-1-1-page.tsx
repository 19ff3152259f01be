import { useLocation } from 'react-router-dom';
import { useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { TextField } from '@/shared/ui/fields/text-field';
import { GalleryFrame } from './gallery-frame';

const TRAIL = ['vab', 'menu1', 'menu1-1', 'menu1-1-1'] as const;

/** A page three levels down, rendered through two bare outlets. */
export default function NestedPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'nested' });
  const textOf = useLabels();
  const { pathname } = useLocation();
  return (
    <GalleryFrame name="menu1-1-1">
      <Section title={t('trail')}>
        <ol className="gallery-rows">
          {TRAIL.map((key) => (
            <li key={key}>{textOf({ key })}</li>
          ))}
        </ol>
        <p className="gallery-result">{t('address', { path: pathname })}</p>
        <TextField label={t('input')} hint={t('inputHint')} />
      </Section>
    </GalleryFrame>
  );
}
