import type { Profile } from '@/features/profile/profile-schema';
import { ConflictDialog } from '@/shared/console-ui/edit/conflict/conflict-dialog';
import { useTexts } from '@/shared/i18n/use-texts';
import { savedValues, type ProfileValues } from './use-profile-draft';
import type { RowLock } from './use-profile-save';

interface ProfileConflictProps {
  lock: RowLock;
  isSaving: boolean;
  onSave: (over: Profile, values: ProfileValues) => void;
  onBack: () => void;
}

/** The conflict dialog of a row lock for name and signature: local values beside the server's current ones. */
export function ProfileConflict({ lock, isSaving, onSave, onBack }: ProfileConflictProps) {
  const { t } = useTexts('personal');
  const { base, mine, newest } = lock;
  const fields = (['realName', 'sign'] as const).map((name) => ({
    name,
    label: t(`basic.${name}`),
    input: <input />,
  }));
  return (
    <ConflictDialog
      saved={null}
      fields={fields}
      versions={{ base: { ...base }, mine: { ...mine }, theirs: { ...savedValues(newest) } }}
      isSaving={isSaving}
      onSave={({ realName, sign }) =>
        onSave(newest, { realName: String(realName ?? ''), sign: String(sign ?? '') })
      }
      onBack={onBack}
    />
  );
}
