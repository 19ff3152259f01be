import { Suspense, type ReactNode } from 'react';
import { useLayout } from '../layout-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { paths } from '@/shared/routing/paths';
import { LanguageSelect, type LanguageSelectProps } from '@/shared/ui/menus/language-select';
import { ShellLink } from '../shell-link';
import { PaletteButton } from '../palette/palette-button';
import { FullscreenButton } from './fullscreen-button';
import { IconButton } from './icon-button';
import { ReloadButton } from './reload-button';
import { UserMenu } from './user-menu';

export interface ToolsProps extends LanguageSelectProps {
  user: { name: string; avatar: string };
  onLogOut: () => void;
  /** Remounts all open pages. */
  onReload: () => void;
  /** Reports an error, as a sentence in the reader's language. */
  onFailure: (sentence: string) => void;
  /** The bell of the notifications; its place is there before it has loaded. */
  notifications?: ReactNode;
}

// The condition is a build constant: a production build drops the component and its code.
const ErrorLog =
  import.meta.env.DEV || import.meta.env.MODE === 'test'
    ? lazyPart(() => import('../errors/error-log').then((part) => part.ErrorLog))
    : null;

/** The right end of the bar; in a narrow bar, language and portal are in the user's menu. */
export function Tools({ isNarrow, ...props }: ToolsProps & { isNarrow: boolean }) {
  const { t } = useTexts('admin');
  const { isThemeDrawerOpen, openThemeDrawer } = useLayout();
  const { user, onLogOut, onReload, onFailure, language, onLanguageChange } = props;
  const others = (
    <>
      <ShellLink to={paths.home()} className="admin-portal">
        {t('portal')}
      </ShellLink>
      <LanguageSelect language={language} onLanguageChange={onLanguageChange} />
    </>
  );
  return (
    <div className="admin-tools">
      {ErrorLog && (
        <Suspense>
          <ErrorLog />
        </Suspense>
      )}
      <PaletteButton />
      <span className="admin-notifications">{props.notifications}</span>
      <ReloadButton onReload={onReload} />
      <FullscreenButton onFailure={onFailure} />
      <IconButton
        icon="theme"
        label={t('theme.title')}
        aria-expanded={isThemeDrawerOpen}
        aria-haspopup="dialog"
        onClick={openThemeDrawer}
      />
      {!isNarrow && others}
      <UserMenu user={user} onLogOut={onLogOut}>
        {isNarrow && others}
      </UserMenu>
    </div>
  );
}
