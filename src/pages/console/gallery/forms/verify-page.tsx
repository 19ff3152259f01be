import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Field } from '@/shared/ui/fields/field';
import { Section } from '@/shared/ui/layout/section';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { GalleryFrame } from '../gallery-frame';

/** How far from the gap the piece may be, in hundredths of the track. */
const TOLERANCE = 2;
const [NEAREST, FARTHEST] = [35, 90];
const newGap = () => NEAREST + Math.floor(Math.random() * (FARTHEST - NEAREST));

/** A slider whose piece is moved into the gap with the pointer or the arrow keys. */
export default function VerifyPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'verify' });
  const [gap, setGap] = useState(newGap);
  const [at, setAt] = useState(0);
  const [outcome, setOutcome] = useState<'met' | 'notMet' | null>(null);
  const handleCheck = () => setOutcome(Math.abs(at - gap) <= TOLERANCE ? 'met' : 'notMet');
  const handleAgain = () => {
    setGap(newGap());
    setAt(0);
    setOutcome(null);
  };
  return (
    <GalleryFrame name="verify">
      <Section title={t('slider')} lead={t('lead')}>
        <svg className="gallery-track" viewBox="-5 0 110 16" aria-hidden="true">
          <rect className="gallery-track-gap" x={gap - 4} y="3" width="8" height="10" />
          <rect className="gallery-track-piece" x={at - 4} y="3" width="8" height="10" />
        </svg>
        <Field label={t('position')} hint={t('gapAt', { place: gap })}>
          {(control) => (
            <input
              {...control}
              className="gallery-range"
              type="range"
              min="0"
              max="100"
              value={at}
              onChange={({ target }) => {
                setAt(Number(target.value));
                setOutcome(null);
              }}
            />
          )}
        </Field>
        <div className="gallery-tools">
          <Button size="small" variant="primary" onClick={handleCheck}>
            {t('check')}
          </Button>
          <Button size="small" onClick={handleAgain}>
            {t('again')}
          </Button>
          <span role="status">
            {outcome !== null && <VerdictChip verdict={outcome}>{t(`outcome.${outcome}`)}</VerdictChip>}
          </span>
        </div>
      </Section>
    </GalleryFrame>
  );
}
