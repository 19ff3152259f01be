import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { NoData } from '@/shared/ui/marks/no-data';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { GalleryFrame } from './gallery-frame';
import { Rating } from './forms/rating';

const IN_FORCE = '2022-01-01';
const REASONS = ['noData', 'noPreference', 'notParty', 'unconfirmed'] as const;

/** The small parts shown beside figures, and a rating. */
export default function SmallComponentsPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'small' });
  const [stars, setStars] = useState<number | null>(null);
  return (
    <GalleryFrame name="smallComponents">
      <Section title={t('beside')} lead={t('besideLead')}>
        <dl className="gallery-pairs">
          <dt>{t('marks')}</dt>
          <dd>
            <SampleMark /> <UncheckedMark />
          </dd>
          <dt>{t('asOf')}</dt>
          <dd>
            <AsOf value={IN_FORCE} />
          </dd>
          <dt>{t('missing')}</dt>
          <dd>
            {REASONS.map((reason) => (
              <span key={reason} className="gallery-gap">
                <NoData reason={reason} />
              </span>
            ))}
          </dd>
        </dl>
      </Section>
      <Section title={t('rating')} lead={t('ratingLead')}>
        <Rating legend={t('ratingLegend')} value={stars} onValueChange={setStars} />
        <p role="status">{stars === null ? t('notRated') : t('rated', { count: stars })}</p>
      </Section>
    </GalleryFrame>
  );
}
