import { useState, type PointerEvent } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Field } from '@/shared/ui/fields/field';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { Specimen, SPECIMEN } from '../specimen';

/** Two drawings of one thing on top of each other; a slider sets how much of the upper one is visible. */
export default function ImgComparisonPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'comparison' });
  const [share, setShare] = useState(50);
  const edge = (SPECIMEN.width * share) / 100;
  const handleDrag = ({ clientX, currentTarget, buttons }: PointerEvent<SVGSVGElement>) => {
    if (buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.min(100, Math.max(1, Math.round(((clientX - left) / width) * 100))));
  };
  return (
    <GalleryFrame name="imgComparison">
      <Section title={t('drawings')} lead={t('lead')}>
        <svg
          viewBox={`0 0 ${SPECIMEN.width} ${SPECIMEN.height}`}
          className="gallery-drawing gallery-drag"
          role="img"
          aria-label={t('label', { share })}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            handleDrag(event);
          }}
          onPointerMove={handleDrag}
        >
          <Specimen form="built" />
          <svg width={edge} height={SPECIMEN.height} viewBox={`0 0 ${edge} ${SPECIMEN.height}`}>
            <Specimen form="planned" />
          </svg>
          <path className="specimen-edge" d={`M${edge} 0v${SPECIMEN.height}`} />
        </svg>
        <Field label={t('share', { share })}>
          {(control) => (
            <input
              {...control}
              className="gallery-range"
              type="range"
              min="1"
              max="100"
              value={share}
              onChange={({ target }) => setShare(Number(target.value))}
            />
          )}
        </Field>
      </Section>
    </GalleryFrame>
  );
}
