import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Section } from '@/shared/ui/layout/section';
import { useReducedMotion } from '@/shared/ui/hooks/use-breakpoint';
import { GalleryFrame } from '../gallery-frame';

const LINES = Array.from({ length: 40 }, (_, at) => at + 1);

/** A page long enough for the console's button at the lower right, which scrolls to the top. */
export default function BackToTopPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'backToTop' });
  const behavior = useReducedMotion() ? 'auto' : 'smooth';
  return (
    <GalleryFrame name="backToTop">
      <Section title={t('long')} lead={t('lead')}>
        <Button
          size="small"
          onClick={() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior })}
        >
          {t('toEnd')}
        </Button>
        <ol className="gallery-rows gallery-result">
          {LINES.map((number) => (
            <li key={number}>{t('line', { number })}</li>
          ))}
        </ol>
        <Button size="small" onClick={() => window.scrollTo({ top: 0, behavior })}>
          {t('toTop')}
        </Button>
      </Section>
    </GalleryFrame>
  );
}
