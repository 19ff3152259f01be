import { useMenu } from '@/features/menu/menu-store';
import { visibleMenu } from '@/features/menu/visible-menu';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { useFavourites } from '@/features/tabs/saved-places';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Section } from '@/shared/ui/layout/section';
import { linkGroups } from './link-groups';
import { PageLink } from './page-link';

/** The pages the user may open, by their group in the menu, and links to the portal. */
export function LinksSection() {
  const { t } = useTexts('overview');
  const textOf = useLabels();
  const entries = useMenu((menu) => menu.entries);
  const session = useSession();
  const { groups, left } = linkGroups(visibleMenu(entries, (permissions) => mayUse(session, permissions)));
  return (
    <Section title={t('links.title')} lead={t('links.lead')}>
      <div className="overview-links">
        <FavouriteLinks />
        {groups.map(({ id, label, links }) => (
          <div key={id}>
            {label === null ? <h3>{t('links.others')}</h3> : <h3 lang={labelLang(label)}>{textOf(label)}</h3>}
            <ul className="overview-link-list">
              {links.map((item) => (
                <li key={item.id}>
                  <PageLink item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <PortalLinks />
      </div>
      {groups.length === 0 && <p className="overview-quiet">{t('links.none')}</p>}
      {left > 0 && <p className="overview-quiet">{t('links.left', { count: left })}</p>}
    </Section>
  );
}

/** The pages the user made favourites; nothing before that. */
function FavouriteLinks() {
  const { t } = useTexts('overview');
  const textOf = useLabels();
  const favourites = useFavourites();
  if (favourites.length === 0) return null;
  return (
    <div>
      <h3>{t('links.favourites')}</h3>
      <ul className="overview-link-list">
        {favourites.map(({ path, query, label, record }) => (
          <li key={path + query}>
            <Link to={path + query}>
              <span lang={labelLang(label)}>{textOf(label)}</span>
              {record !== undefined && <span> · {record}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The site as visitors see it, and the user's own account. */
function PortalLinks() {
  const { t } = useTexts('overview');
  const links = [
    { to: paths.home(), label: t('links.home') },
    { to: paths.taxOriginSearch(), label: t('links.tariff') },
    { to: paths.about('data'), label: t('links.data') },
    { to: paths.personalCenter(), label: t('links.personal') },
  ];
  return (
    <div>
      <h3>{t('links.portal')}</h3>
      <ul className="overview-link-list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
