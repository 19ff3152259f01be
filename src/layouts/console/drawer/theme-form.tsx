import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import type { ThemeSettings } from '@/features/theme/theme';
import { useTexts } from '@/shared/i18n/use-texts';
import { THEME_NAMES } from '@/shared/ui/styles/theme-names';
import { DrawerChoice } from './drawer-choice';
import { ThemeMiniature } from './theme-miniature';

/** The four choices of the theme drawer; each is previewed at once (specification §2 and §9). */
export function ThemeForm() {
  const { t } = useTexts('admin');
  const shown = useThemeStore(shownTheme);
  const tryOut = useThemeStore((state) => state.tryOut);
  const change = (part: Partial<ThemeSettings>) => tryOut({ ...shown, ...part });
  return (
    <>
      <DrawerChoice
        legend={t('theme.name.legend')}
        hint={t('theme.name.hint')}
        form="pictures"
        options={THEME_NAMES.map((name) => ({
          value: name,
          label: (
            <>
              <ThemeMiniature name={name} />
              <span>{t(`theme.name.${name}`)}</span>
            </>
          ),
        }))}
        value={shown.name}
        onValueChange={(name) => change({ name })}
      />
      <DrawerChoice
        legend={t('theme.layout.legend')}
        hint={t('theme.layout.hint')}
        form="segments"
        options={[
          { value: 'horizontal', label: t('theme.layout.horizontal') },
          { value: 'vertical', label: t('theme.layout.vertical') },
        ]}
        value={shown.layout}
        onValueChange={(layout) => change({ layout })}
      />
      <DrawerChoice
        legend={t('theme.header.legend')}
        hint={t('theme.header.hint')}
        form="segments"
        options={[
          { value: 'fixed', label: t('theme.header.fixed') },
          { value: 'noFixed', label: t('theme.header.noFixed') },
        ]}
        value={shown.header}
        onValueChange={(header) => change({ header })}
      />
      <DrawerChoice
        legend={t('theme.tagsBar.legend')}
        hint={t('theme.tagsBar.hint')}
        form="segments"
        options={[
          { value: 'true', label: t('theme.tagsBar.shown') },
          { value: 'false', label: t('theme.tagsBar.hidden') },
        ]}
        value={shown.tagsBar ? 'true' : 'false'}
        onValueChange={(tagsBar) => change({ tagsBar: tagsBar === 'true' })}
      />
    </>
  );
}
