import { useLocation } from 'react-router-dom';
import { consoleAddressAt } from '@/features/content/console-address';
import { authorityFor } from '@/features/content/record-state';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';

/** The way from what this page shows to its record in the console, for those who may read it there. */
export function StaffRecordLink() {
  const { t } = useTexts('shell');
  const { pathname, search } = useLocation();
  const session = useSession();
  const found = consoleAddressAt(pathname, new URLSearchParams(search));
  if (found === null || !mayUse(session, [authorityFor(found.kind, 'select')])) return null;
  return (
    <Link className="account-record" to={found.address}>
      {t('account.record')}
    </Link>
  );
}
