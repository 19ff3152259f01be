import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/link';
import type { HsPlace } from './hs-tree-schema';
import { usePlaceLabel } from './use-place-label';
import './hs-trail.css';

interface HsTrailProps {
  /** The places above, from the section down. */
  path: readonly HsPlace[];
  /** The place itself; a link where it is one more step to leave to. */
  self: HsPlace;
  /** True where the place itself is a page that the reader is not on. */
  isSelfLinked?: boolean;
  /** The address of a place; without a code, of the top. */
  addressOf: (code?: string) => string;
}

/** The way through the Harmonized System to a place, each step a link. */
export function HsTrail({ path, self, isSelfLinked = false, addressOf }: HsTrailProps) {
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
        <li>
          {isSelfLinked ? (
            <Step place={self} to={addressOf(self.code)} label={label(self)} />
          ) : (
            <span aria-current="page">{label(self)}</span>
          )}
        </li>
      </ol>
    </nav>
  );
}

function Step({ place, to, label }: { place: HsPlace; to: string; label: string }) {
  return (
    <Link to={to} title={place.name.text}>
      {label} <span lang={place.name.lang}>{place.name.text}</span>
    </Link>
  );
}
