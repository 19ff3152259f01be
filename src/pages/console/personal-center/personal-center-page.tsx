import { useQuery } from '@tanstack/react-query';
import { Activity } from 'react';
import { profileQuery } from '@/features/profile/profile-api';
import { useSession } from '@/features/session/session-store';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { BasicPane } from './profile/basic-pane';
import { PaneLinks } from './pane-links';
import { usePersonalAddress } from './personal-address';
import { SecurityPane } from './security/security-pane';
import { useProfileDraft } from './profile/use-profile-draft';
import { useSecurityDrafts } from './security/use-security-drafts';
import './avatar/avatar.css';
import './forms.css';
import './personal-center.css';

/** The personal centre (specification §2): the user's own record and sign-in settings. */
export default function PersonalCenterPage() {
  const { t } = useTexts('personal');
  const { pane, task } = usePersonalAddress();
  const query = useQuery(profileQuery(useSession(({ userId }) => userId)));
  const profileDraft = useProfileDraft(query.data);
  const securityDrafts = useSecurityDrafts();
  useUnsavedMark(profileDraft.isDirty || securityDrafts.isDirty);
  return (
    <div className="personal-center">
      <h1>{t('title')}</h1>
      <div className="personal-columns">
        <PaneLinks current={pane} />
        <div className="personal-pane">
          <QueryView query={query} failure={t('failed')}>
            {(profile) => (
              <>
                <Activity mode={pane === 'basic' ? 'visible' : 'hidden'}>
                  <BasicPane profile={profile} draft={profileDraft} />
                </Activity>
                <Activity mode={pane === 'security' ? 'visible' : 'hidden'}>
                  <SecurityPane profile={profile} drafts={securityDrafts} openTask={task} />
                </Activity>
              </>
            )}
          </QueryView>
        </div>
      </div>
    </div>
  );
}
