import type { SettingValues } from '@/features/options/settings-schema';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { SETTING_GROUPS } from './setting-groups';
import type { Setting, SettingGroup } from './setting-groups';

interface GroupSectionProps {
  group: SettingGroup;
  values: SettingValues;
  onEdit: () => void;
}

/** The settings of a group as they are saved, and the way to change them. */
export function GroupSection({ group, values, onEdit }: GroupSectionProps) {
  const { t } = useTexts(['settings', 'console']);
  const settings: readonly Setting[] = SETTING_GROUPS[group];
  return (
    <section className="settings-section">
      <h2>{t(`group.${group}`)}</h2>
      <dl className="settings-facts">
        {settings.map((setting) => (
          <div key={setting.code}>
            <dt>{t(`name.${setting.code}`)}</dt>
            <dd>{shown(setting)}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" onClick={onEdit}>
        {t('editTitle', { name: t(`group.${group}`) })}
      </Button>
    </section>
  );

  function shown({ code, kind }: Setting) {
    if (kind === 'secret') return t('secret');
    const value = values[code] ?? '';
    if (value === '') return t('notSet');
    if (kind === 'yesNo') return t(value === '1' ? 'console:yes' : 'console:no');
    return kind === 'storage' ? textOfCode(t, 'storage', value) : value;
  }
}
