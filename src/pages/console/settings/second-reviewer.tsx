import { Switch } from 'antd';
import { useId } from 'react';
import { SETTINGS, updateSettings } from '@/features/options/settings-api';
import type { SettingValues } from '@/features/options/settings-schema';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useTexts } from '@/shared/i18n/use-texts';

const CODE = 'content_second_reviewer';

/** Whether content may be published by who wrote it; saved at once. A server without the setting is reported. */
export function SecondReviewer({ values }: { values: SettingValues }) {
  const { t } = useTexts(['settings', 'console']);
  const { run, isUnderWay, refusal, forgetRefusal } = useRowWrites(SETTINGS);
  const sentenceId = useId();
  const value = values[CODE];
  return (
    <section className="settings-section">
      <h2>{t('reviewer.title')}</h2>
      <div className="settings-switch">
        <Switch
          aria-label={t('reviewer.title')}
          aria-describedby={sentenceId}
          checked={value === '1'}
          disabled={value === undefined}
          loading={isUnderWay}
          onChange={(isOn) =>
            void run(
              `${CODE} ${isOn}`,
              () => updateSettings({ [CODE]: isOn ? '1' : '0' }),
              t('console:done.updated'),
            )
          }
        />
        <p id={sentenceId}>{t(value === undefined ? 'reviewer.unknown' : 'reviewer.sentence')}</p>
      </div>
      <Refusal text={refusal} onClose={forgetRefusal} />
    </section>
  );
}
