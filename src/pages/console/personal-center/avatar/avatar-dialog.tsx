import { useState } from 'react';
import { startCrop } from '@/features/profile/avatar-crop';
import { cropToJpeg, PictureError } from '@/features/profile/avatar-picture';
import { changeAvatar } from '@/features/profile/change-avatar';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import { ErrorState } from '@/shared/ui/states/error-state';
import { AvatarControls } from './avatar-controls';
import { AvatarFrame } from './avatar-frame';
import { useFailureText } from '../security/use-failure-text';
import { useAfterSave } from '../use-after-save';
import { useStep } from '../security/use-step';

/** Crops a picture to the avatar's square and saves it; the crop is preserved if saving fails. */
export function AvatarDialog({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const { t } = useTexts('personal');
  const failureText = useFailureText();
  const saved = useAfterSave();
  const [crop, setCrop] = useState(startCrop);
  const { submit, isUnderWay, failure } = useStep(async () => {
    const avatar = await changeAvatar(await cropToJpeg(picture, crop));
    onClose();
    await saved(t('avatar.saved'), { avatar });
  });
  const problem =
    failure instanceof PictureError ? t(`avatar.problem.${failure.kind}`) : failureText(failure);
  return (
    <Dialog
      isOpen
      title={t('avatar.crop')}
      onClose={onClose}
      className="personal-crop"
      actions={
        <>
          <Button size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" size="small" aria-busy={isUnderWay} onClick={() => submit()}>
            {t(isUnderWay ? 'saving' : 'avatar.save')}
          </Button>
        </>
      }
    >
      <div className="personal-crop-body">
        <AvatarFrame picture={picture} crop={crop} onChange={setCrop} />
        <AvatarControls size={picture} crop={crop} onChange={setCrop} />
      </div>
      {failure !== null && <ErrorState what={problem} />}
    </Dialog>
  );
}
