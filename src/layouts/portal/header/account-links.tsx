import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';

export interface AccountLinksProps {
  /** Null for a visitor. `record` is the way to the record of the shown page. */
  user: { name: string; record?: ReactNode } | null;
  /** The address of the login. */
  signInAt: string;
  onLogOut: () => void;
}

interface FollowProps {
  /** Called when a link is followed or the button pressed. */
  onFollow?: () => void;
}

/** Sign in and sign up for a visitor; for staff their name, a link to the console, and sign out. */
export function AccountLinks({ user, signInAt, onLogOut, onFollow }: AccountLinksProps & FollowProps) {
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
      <Link to={paths.index()} onClick={onFollow}>
        {t('account.console')}
      </Link>
      {user.record}
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
