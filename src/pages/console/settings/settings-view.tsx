import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SETTINGS, settingsQuery } from '@/features/options/settings-api';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { useReadAgain } from '@/shared/console-ui/list/query/use-read-again';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tabs } from '@/shared/ui/controls/tabs';
import { notify } from '@/shared/ui/states/notify';
import { QueryView } from '@/shared/ui/states/query-view';
import { GroupForm } from './group-form';
import { GroupSection } from './group-section';
import { KeyPair } from './key-pair';
import { SecondReviewer } from './second-reviewer';
import { GROUPS_OF, SETTING_GROUPS, SETTING_TABS, tabAt } from './setting-groups';
import type { SettingGroup } from './setting-groups';
import { TestMailSection } from './test-mail';
import './settings.css';

/** The settings of the back end, one tab at a time by `?tab=` (contract §5, 系统设置). */
export function SettingsView() {
  const { t } = useTexts('settings');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tab = tabAt(params);
  const settings = useQuery(settingsQuery);
  const readAgain = useReadAgain(SETTINGS);
  const [edited, setEdited] = useState<SettingGroup | null>(null);
  const finish = (done: string) => {
    setEdited(null);
    notify('success', done);
    void readAgain();
  };
  return (
    <div className="settings-page">
      <h1>{t('title')}</h1>
      <Tabs
        label={t('title')}
        tabs={SETTING_TABS.map((id) => ({ id, label: t(`tab.${id}`), to: `${pathname}?tab=${id}` }))}
        current={tab}
      />
      {edited === null && <DraftsNote start="settings:" onOpen={(group) => setEdited(groupNamed(group))} />}
      <QueryView query={settings} failure={t('failed')}>
        {(values) => (
          <>
            {GROUPS_OF[tab].map((group) => (
              <GroupSection key={group} group={group} values={values} onEdit={() => setEdited(group)} />
            ))}
            {tab === 'defaults' && <SecondReviewer values={values} />}
            {tab === 'crypto' && <KeyPair values={values} />}
            {tab === 'email' && <TestMailSection />}
            {edited !== null && (
              <GroupForm
                key={edited}
                group={edited}
                values={values}
                onFinish={finish}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

const groupNamed = (name: string | null): SettingGroup | null =>
  Object.keys(SETTING_GROUPS).find((group): group is SettingGroup => group === name) ?? null;
