import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';

export interface AccountLinksProps {
  /** Null for a visitor. */
  user: { name: string } | null;
  /** The address of the login. */
  signInAt: string;
  onLogOut: () => void;
  /** For staff: the way to the record of the shown page. */
  record?: ReactNode;
}

interface FollowProps {
  /** Called when a link is followed or the button pressed. */
  onFollow?: () => void;
}

/** Sign in and sign up for a visitor; for staff their name, a link to the console, and sign out. */
export function AccountLinks({
  user,
  signInAt,
  onLogOut,
  record,
  onFollow,
}: AccountLinksProps & FollowProps) {
  const { t } = useTexts('shell');
  if (user === null) {
    return (
      <>
        <Link to={paths.saved()} onClick={onFollow}>
          {t('title.saved')}
        </Link>
        <Link to={signInAt} onClick={onFollow}>
          {t('account.signIn')}
        </Link>
        <Link to={paths.register()} onClick={onFollow}>
          {t('account.signUp')}
        </Link>
      </>
    );
  }
  return (
    <>
      <Link to={paths.personalCenter()} className="account-name" onClick={onFollow}>
        {user.name}
      </Link>
      <Link to={paths.saved()} onClick={onFollow}>
        {t('title.saved')}
      </Link>
      <Link to={paths.index()} className="account-console" onClick={onFollow}>
        {t('account.console')}
      </Link>
      {record}
      <button
        type="button"
        onClick={() => {
          onFollow?.();
          onLogOut();
        }}
      >
        {t('account.logOut')}
      </button>
    </>
  );
}
