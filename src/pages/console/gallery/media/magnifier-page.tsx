import { useState, type PointerEvent } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Field } from '@/shared/ui/fields/field';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import { Specimen, SPECIMEN } from '../specimen';

const AXES = { x: SPECIMEN.width, y: SPECIMEN.height, zoom: 8 } as const;
const AXIS_NAMES = Object.keys(AXES) as (keyof typeof AXES)[];

/** A part of a drawing enlarged, at the pointer or at the sliders' position. */
export default function MagnifierPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'magnifier' });
  const [place, setPlace] = useState({ x: 220, y: 150, zoom: 4 });
  const { x, y, zoom } = place;
  const [width, height] = [SPECIMEN.width / zoom, SPECIMEN.height / zoom];
  const handleMove = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    setPlace({
      ...place,
      x: Math.round(((clientX - box.left) / box.width) * SPECIMEN.width),
      y: Math.round(((clientY - box.top) / box.height) * SPECIMEN.height),
    });
  };
  return (
    <GalleryFrame name="magnifier">
      <Section title={t('drawing')} lead={t('lead')}>
        <div className="gallery-halves">
          <svg
            viewBox={`0 0 ${SPECIMEN.width} ${SPECIMEN.height}`}
            className="gallery-drawing"
            role="img"
            aria-label={t('whole')}
            onPointerMove={handleMove}
          >
            <Specimen form="built" />
            <rect
              className="specimen-lens"
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
            />
          </svg>
          <svg
            viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
            className="gallery-drawing"
            role="img"
            aria-label={t('part', { x, y, zoom })}
          >
            <Specimen form="built" />
          </svg>
        </div>
        <div className="gallery-fields">
          {AXIS_NAMES.map((axis) => (
            <Field key={axis} label={t(`axis.${axis}`, { value: place[axis] })}>
              {(control) => (
                <input
                  {...control}
                  className="gallery-range"
                  type="range"
                  min={axis === 'zoom' ? 1 : 0}
                  max={AXES[axis]}
                  value={place[axis]}
                  onChange={({ target }) => setPlace({ ...place, [axis]: Number(target.value) })}
                />
              )}
            </Field>
          ))}
        </div>
      </Section>
    </GalleryFrame>
  );
}
