import { startTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Profile } from '@/features/profile/profile-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { ButtonLink } from '@/shared/ui/controls/button';
import { AddressForm } from './address-form';
import { ForgottenForm } from './forgotten-form';
import { PasswordForm } from './password-form';
import { PasswordStrength } from './password-strength';
import { searchOf } from '../personal-address';
import { PersonalSection } from '../personal-section';
import type { AddressKind, Task } from './security-drafts';
import type { TaskProps } from './task-props';
import { useAfterSave } from '../use-after-save';
import type { SecurityDrafts } from './use-security-drafts';

interface SecurityPaneProps {
  profile: Profile;
  drafts: SecurityDrafts;
  openTask: Task | null;
}

/** The security pane: password, email address and mobile number, one open task at a time, stored in the address. */
export function SecurityPane({ profile, drafts, openTask }: SecurityPaneProps) {
  const { t } = useTexts('personal');
  const navigate = useNavigate();
  const saved = useAfterSave();
  const close = (task: Task) => {
    // The router navigates in a transition: do not show an empty form until then.
    startTransition(() => drafts.clear(task));
    void navigate({ search: searchOf('security') }, { replace: true });
  };
  const propsOf = (task: Task): TaskProps => ({
    profile,
    draft: drafts.of(task),
    onChange: (patch) => drafts.change(task, patch),
    onDone: (words) => {
      close(task);
      return saved(words);
    },
    onCancel: () => close(task),
  });
  const addressSection = (kind: AddressKind) => (
    <PersonalSection title={t(`address.${kind}`)} isOpen={openTask === kind}>
      <div className="personal-value">
        <span>{profile[kind] || t('address.none')}</span>
        {openTask !== kind && <Open task={kind} label={t(`${kind}.change`)} />}
      </div>
      {openTask === kind && <AddressForm kind={kind} {...propsOf(kind)} />}
    </PersonalSection>
  );
  return (
    <>
      <PersonalSection
        title={t('password.title')}
        isOpen={openTask === 'password' || openTask === 'forgotten'}
      >
        <div className="personal-value">
          <PasswordStrength level={profile.passwordLevel ?? null} />
          {openTask !== 'password' && <Open task="password" label={t('password.change')} />}
          {openTask !== 'forgotten' && <Open task="forgotten" label={t('password.forgotten')} />}
        </div>
        {openTask === 'password' && <PasswordForm {...propsOf('password')} />}
        {openTask === 'forgotten' && <ForgottenForm {...propsOf('forgotten')} />}
      </PersonalSection>
      {addressSection('email')}
      {addressSection('mobile')}
    </>
  );
}

function Open({ task, label }: { task: Task; label: string }) {
  const { pathname } = useLocation();
  return (
    <ButtonLink to={pathname + searchOf('security', task)} size="small">
      {label}
    </ButtonLink>
  );
}
