import type { Profile } from '@/features/profile/profile-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { AvatarSection } from '../avatar/avatar-section';
import { OrganisationLine } from './organisation-line';
import { PersonalSection } from '../personal-section';
import { ProfileForm } from './profile-form';
import type { ProfileDraft } from './use-profile-draft';

/** The basic pane: the user's data, the editable part of it, and the picture. */
export function BasicPane({ profile, draft }: { profile: Profile; draft: ProfileDraft }) {
  const { t } = useTexts('personal');
  return (
    <>
      <PersonalSection title={t('basic.account')} lead={t('basic.accountLead')}>
        <dl className="personal-facts">
          <OrganisationLine />
          <div>
            <dt>{t('basic.userName')}</dt>
            <dd>{profile.username}</dd>
          </div>
        </dl>
      </PersonalSection>
      <PersonalSection title={t('basic.profile')}>
        <ProfileForm profile={profile} draft={draft} />
      </PersonalSection>
      <AvatarSection profile={profile} />
    </>
  );
}
