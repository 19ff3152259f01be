import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import type { CodedPlace } from './hs-section';
import type { HsPlace } from './hs-tree-schema';
import { usePlaceLabel } from './use-place-label';
import './hs-trail.css';

interface HsTrailProps {
  /** The places above, from the section down, with their names once loaded. */
  path: readonly TrailPlace[];
  /** The place the page shows; null where it is one of `path`. */
  self: TrailPlace | null;
  /** The address of a place; without a code, of the top. */
  addressOf: (code?: string) => string;
}

type TrailPlace = CodedPlace & Partial<Pick<HsPlace, 'name'>>;

/** The way through the Harmonized System to a place, each step a link. */
export function HsTrail({ path, self, addressOf }: HsTrailProps) {
  const { t } = useTexts('browse');
  const label = usePlaceLabel();
  return (
    <nav className="hs-trail" aria-label={t('trail')}>
      <ol className="hs-trail-list">
        <li>
          <Link to={addressOf()}>{t('top')}</Link>
        </li>
        {path.map((place) => (
          <li key={place.code}>
            <Step place={place} to={addressOf(place.code)} label={label(place)} />
          </li>
        ))}
        {self && (
          <li>
            <span aria-current="page">{label(self)}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Step({ place, to, label }: { place: TrailPlace; to: string; label: string }) {
  return (
    <Link to={to} title={place.name?.text}>
      {label}
      {place.name && (
        <>
          {' '}
          <span lang={place.name.lang}>{place.name.text}</span>
        </>
      )}
    </Link>
  );
}
