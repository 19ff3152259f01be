import { useId, useState, type ChangeEvent } from 'react';
import { PictureError, readPicture } from '@/features/profile/avatar-picture';
import type { Profile } from '@/features/profile/profile-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { FieldText } from '@/shared/ui/fields/field';
import { AvatarDialog } from './avatar-dialog';
import { AvatarImage } from './avatar-image';
import { PersonalSection } from '../personal-section';

/** The user's picture and how to replace it: select a file, crop it, save it. */
export function AvatarSection({ profile }: { profile: Profile }) {
  const { t } = useTexts('personal');
  const id = useId();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<PictureError['kind'] | null>(null);
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setProblem(null);
    try {
      setPicture(await readPicture(file));
    } catch (error) {
      setProblem(error instanceof PictureError ? error.kind : 'failed');
    }
    // So that the same file can be selected again.
    target.value = '';
  };
  const handleClose = () => {
    picture?.close();
    setPicture(null);
  };
  return (
    <PersonalSection title={t('avatar.title')}>
      <div className="personal-avatar">
        <AvatarImage address={profile.avatar ?? ''} name={profile.realName} />
        <div>
          <label className="button button-secondary button-small personal-file">
            {t('avatar.choose')}
            <input
              type="file"
              accept="image/*"
              aria-describedby={id}
              onChange={(event) => void handleFile(event)}
            />
          </label>
          <FieldText
            id={id}
            hint={t('avatar.hint')}
            error={problem === null ? undefined : t(`avatar.problem.${problem}`)}
          />
        </div>
      </div>
      {picture !== null && <AvatarDialog picture={picture} onClose={handleClose} />}
    </PersonalSection>
  );
}
