import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { CONSOLE_PATTERNS } from '@/shared/routing/console-paths';
import { Icon } from '@/shared/ui/controls/icon';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { ShellContext, useShell } from '../shell-context';
import { ShellLink } from '../shell-link';
import { useDismiss } from '@/shared/ui/hooks/use-dismiss';
import { Avatar } from './avatar';

interface UserMenuProps {
  user: { name: string; avatar: string };
  onLogOut: () => void;
  /** Shown above the rest if the bar has no room for it. */
  children?: ReactNode;
}

/** Avatar and name; opens personal centre, a divider and sign out (specification §2). */
export function UserMenu({ user, onLogOut, children }: UserMenuProps) {
  const { t } = useTexts('admin');
  const shell = useShell();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(isOpen, box, button, close);
  const scope = useMemo(() => ({ ...shell, onFollow: close }), [shell, close]);
  return (
    <div className="admin-user" ref={box}>
      <button
        ref={button}
        type="button"
        className="admin-tool admin-user-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={user.name} url={user.avatar} />
        <span className="admin-user-name" aria-hidden="true">
          {user.name}
        </span>
        <VisuallyHidden>{t('user.label', { name: user.name })}</VisuallyHidden>
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <ShellContext value={scope}>
          <div className="admin-user-panel" id={listId}>
            {children}
            <ShellLink to={CONSOLE_PATTERNS.personalCenterShort}>{t('user.personalCenter')}</ShellLink>
            <hr />
            <button type="button" onClick={onLogOut}>
              {t('user.logOut')}
            </button>
          </div>
        </ShellContext>
      )}
    </div>
  );
}
